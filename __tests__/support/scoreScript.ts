import { hashText } from '../../src/domain/draw/base/hashText';
import type { RoundTerms } from '../../src/domain/play/model/round';
import type { ScoreLinkResult } from '../../src/domain/play/scoreLink/acceptLinkResult';
import type { ScoreLinkView, ScoreLinkMatch } from '../../src/domain/play/scoreLink/linkView';

const PATH = '/score/token';
const POLL_MS = 5_000;

const createOpenMatch = (court: number): ScoreLinkMatch => ({
  court,
  name: `Корт ${court}`,
  pairs: { a: ['Анна К.', 'Борис К.'], b: ['Вера К.', 'Глеб К.'] },
  result: null,
  access: 'open',
});

/** Changes a court's match as the desk or another phone does. */
export const changeMatch = (
  board: ScoreLinkView,
  court: number,
  changes: Partial<ScoreLinkMatch>,
): ScoreLinkView => ({
  ...board,
  round: board.round && {
    ...board.round,
    matches: board.round.matches.map((one) => (one.court === court ? { ...one, ...changes } : one)),
  },
});

const TERMS: RoundTerms = { scoring: 'total', target: 24, minutes: 15, restCredit: 'average' };

/** A view of two courts in a round without results, by default to 24 points. */
export const createView = (
  id: string,
  number: number,
  terms: Partial<RoundTerms> = {},
): ScoreLinkView => ({
  isOver: false,
  round: {
    id,
    number,
    name: `Раунд ${number}`,
    terms: { ...TERMS, ...terms },
    matches: [1, 2].map(createOpenMatch),
  },
});

export const createJsonResponse = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

/** The part of the score link's server that the page's script uses. */
export const createScoreServer = (board: ScoreLinkView) => ({
  board,
  sent: [] as ScoreLinkResult[],
  /** Tags of the board's requests. */
  tags: [] as string[],
  /** Returns a response that replaces the server's, or undefined for the server's own response. */
  respondInstead: (_path: string): Response | undefined => undefined,

  answerBoard(tag: string): Response {
    this.tags.push(tag);
    const etag = `"${hashText(JSON.stringify(this.board))}"`;
    return tag === etag
      ? new Response(null, { status: 304, headers: { etag } })
      : createJsonResponse(this.board, { headers: { etag } });
  },

  answerResult({ roundId, court, to }: ScoreLinkResult): Response {
    if (roundId !== this.board.round?.id) {
      return createJsonResponse({ board: this.board, message: 'Раунд сменился.' }, { status: 409 });
    }
    this.board = changeMatch(this.board, court, { result: to, access: to ? 'own' : 'open' });
    return createJsonResponse({ board: this.board, message: null });
  },

  fetch(url: string, { headers, body }: RequestInit): Response {
    const result = body ? (JSON.parse(body as string) as ScoreLinkResult) : null;
    if (result) this.sent.push(result);
    const other = this.respondInstead(url.replace(PATH, ''));
    if (other) return other;
    const tag = (headers as Record<string, string>)['if-none-match'];
    return result ? this.answerResult(result) : this.answerBoard(tag ?? '');
  },
});

export type ScoreServer = ReturnType<typeof createScoreServer>;

/** Advances time to the script's next poll. */
export const poll = (): Promise<unknown> => jest.advanceTimersByTimeAsync(POLL_MS);

/** Opens the score link's page with its script. The test moves the time. */
export async function openScorePage(server: ScoreServer, query = ''): Promise<void> {
  jest.useFakeTimers();
  jest.resetModules();
  jest.doMock('react/jsx-runtime', () =>
    jest.requireActual<object>('../../src/public/browser/score/jsxRuntime'),
  );
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => server.fetch(url as string, init!));
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', PATH + query);
  const root = document.createElement('div');
  root.dataset.board = JSON.stringify(server.board);
  document.body.replaceChildren(root);
  await import('../../src/public/browser/score/score');
  await jest.advanceTimersByTimeAsync(0);
}

export const getNumberKey = (points: number): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>(`button#n${points}`)!;

/** Presses the selected element and waits for the server's response. */
export async function press(selector: string): Promise<void> {
  document.querySelector<HTMLElement>(selector)!.click();
  await jest.advanceTimersByTimeAsync(0);
}
