import type { ScoreLinkResult } from '../../../domain/play/scoreLink/acceptLinkResult';
import type { ScoreLinkView } from '../../../domain/play/scoreLink/linkView';

/** What the server said: a board, that nothing has changed, that the link has ended, or nothing at all. */
export type ScoreLinkResponse =
  | { kind: 'board'; board: ScoreLinkView; message: string | null }
  | { kind: 'same' | 'offline' }
  | { kind: 'ended'; status: 404 | 410 };

/** ms; a mobile network that is slower is as good as none. */
const PATIENCE = 10_000;

/** Of the board that was read last: one whose body broke off has to be asked for again. */
let tag = '';

async function sendRequest(place: string, init: RequestInit): Promise<Response | null> {
  const over = new AbortController();
  // For its body as well.
  setTimeout(() => over.abort(), PATIENCE);
  try {
    return await fetch(location.pathname + place, {
      ...init,
      cache: 'no-store',
      signal: over.signal,
    });
  } catch {
    return null;
  }
}

async function read(response: Response | null): Promise<ScoreLinkResponse> {
  if (response?.status === 304) return { kind: 'same' };
  if (response?.status === 404 || response?.status === 410) {
    return { kind: 'ended', status: response.status };
  }
  const isJson = response?.headers.get('content-type')?.includes('json');
  if (!response || !isJson) return { kind: 'offline' };
  try {
    const json = (await response.json()) as ScoreLinkView & {
      board?: ScoreLinkView;
      message?: string | null;
    };
    const { board = json, message = null } = json;
    // A problem of the server, or of a proxy before it, is JSON as well.
    return 'round' in board ? { kind: 'board', board, message } : { kind: 'offline' };
  } catch {
    return { kind: 'offline' };
  }
}

/** SEEN-18: the board, where it is another than before. */
export async function fetchScoreLinkView(): Promise<ScoreLinkResponse> {
  const response = await sendRequest('/board', { headers: { 'if-none-match': tag } });
  const answer = await read(response);
  if (answer.kind === 'board') tag = response?.headers.get('etag') ?? '';
  return answer;
}

/** SEEN-17: sends a result. */
export async function sendResult({
  id,
  roundId,
  court,
  from,
  to,
}: ScoreLinkResult): Promise<ScoreLinkResponse> {
  // Its answer brings a board that has no tag: the next one is asked for whatever it is.
  tag = '';
  const response = await sendRequest('/results', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, roundId, court, from, to }),
  });
  return read(response);
}
