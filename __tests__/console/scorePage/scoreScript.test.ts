import type { MatchResult } from '../../../src/domain/play/model/round';
import type { WaitingResult } from '../../../src/public/browser/score/waitingResults';
import {
  createView,
  createJsonResponse,
  createScoreServer,
  getNumberKey,
  openScorePage,
  poll,
  press,
  changeMatch,
  type ScoreServer,
} from '../../support/scoreScript';

const PAD = '?round=r3&court=2';

const to24 = (a: number): MatchResult => ({ a, b: 24 - a, mark: null });
const changeId = () => document.querySelector<HTMLInputElement>('[name=id]')!.value;
const readShown = () => document.body.textContent;
const listEntered = ({ sent }: ScoreServer) => sent.map(({ from, to }) => [from, to]);

let server: ScoreServer;
beforeEach(() => (server = createScoreServer(createView('r3', 3))));
afterEach(() => jest.restoreAllMocks());

describe('another round', () => {
  const next = createView('r4', 4);

  const expectCourts = () => {
    expect(document.querySelector('form, #undo, [role=alert]')).toBeNull();
    expect(document.querySelector('#title')).toHaveTextContent('Раунд 4');
  };

  test.each([
    ['a saved result', PAD, '#n15', '#undo'],
    ['a refused result', `${PAD}&pair=b&a=30&b=31`, '#done', '[role=alert]'],
  ])('SEEN-15: closes a pad with %s', async (_, query, key, seen) => {
    if (key === '#done') server.board = createView('r3', 3, { scoring: 'firstTo', target: 40 });
    await openScorePage(server, query);
    await press(key);
    expect(document.querySelector(seen)).not.toBeNull();
    server.board = next;
    await poll();
    expectCourts();
    expect(location.search).toBe('');
    expect(document.querySelector('#title')).toHaveFocus();
  });

  test('SEEN-15: no pad opens automatically where the desk has entered the result, nor on the way back to an old one', async () => {
    server.board = changeMatch(server.board, 2, { result: to24(3), access: 'fixed' });
    await openScorePage(server, PAD);
    server.board = next;
    await poll();
    expectCourts();
    history.replaceState(null, '', PAD);
    dispatchEvent(new PopStateEvent('popstate'));
    expectCourts();
  });

  test.each([PAD, '?court=2&a=15'])('SEEN-15: %s opens no pad of it', async (query) => {
    server.board = next;
    await openScorePage(server, query);
    expectCourts();
  });

  test('SEEN-18: a result that waits for the previous round is sent unchanged, and reported', async () => {
    await openScorePage(server, PAD);
    server.respondInstead = () => Response.error();
    await press('#n15');
    expect(readShown()).toContain('ждёт сети');
    server.respondInstead = () => undefined;
    server.board = next;
    await poll();
    expectCourts();
    expect(readShown()).toContain('Раунд 3, корт 2. Раунд сменился. У\u00a0вас: 15:9.');
    expect(server.sent.map(({ roundId }) => roundId)).toEqual(['r3', 'r3']);
  });
});

describe('a press', () => {
  test('SEEN-18: a second tap sends nothing, and the first can still be taken back', async () => {
    await openScorePage(server, PAD);
    getNumberKey(15).click();
    await press('#n15');
    expect(readShown()).toContain('Записано: 15:9');
    await press('#n15');
    await press('#undo');
    expect(listEntered(server)).toEqual([
      [null, to24(15)],
      [to24(15), null],
    ]);
  });

  test('SEEN-18: a saved result is taken back on its own pad alone, also on the way back', async () => {
    await openScorePage(server, PAD);
    await press('#n15');
    history.replaceState(null, '', '?round=r3&court=1&saved=1');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(document.querySelector('#title')).toHaveTextContent('Корт 1');
    expect(document.querySelector('#undo')).toBeNull();
  });

  test('SEEN-18: a result that others enter meanwhile leaves the button under the finger', async () => {
    await openScorePage(server, PAD);
    const [button, id] = [getNumberKey(15), changeId()];
    button.focus();
    server.board = changeMatch(server.board, 1, { result: to24(3), access: 'fixed' });
    await poll();
    expect(button).toHaveFocus();
    server.respondInstead = () => Response.error();
    await poll();
    expect(readShown()).toContain('Нет сети');
    expect(getNumberKey(15)).toBe(button);
    server.respondInstead = () => undefined;
    await poll();
    expect(readShown()).not.toContain('Нет сети');
    expect(getNumberKey(15)).toBe(button);
    await press('#n15');
    expect(server.sent).toMatchObject([{ id, to: to24(15) }]);
    expect(changeId()).not.toBe(id);
  });
});

describe('the button under a finger', () => {
  const goOn = () => document.querySelector<HTMLAnchorElement>('.go')!;

  test('SEEN-18: never becomes the way to another court', async () => {
    await openScorePage(server);
    const before = goOn();
    expect(before).toHaveTextContent('корт 1');
    server.board = changeMatch(server.board, 1, { result: to24(3), access: 'fixed' });
    await poll();
    expect(goOn()).toHaveTextContent('корт 2');
    expect(before.isConnected).toBe(false);
  });

  test('PLAY-3, SEEN-15: is not pressed by the second tap of a double one, wherever that moves it', async () => {
    await openScorePage(server, PAD);
    const tap = async (points: number, timeStamp: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperties(click, {
        pointerType: { value: 'touch' },
        timeStamp: { value: timeStamp },
      });
      getNumberKey(points).dispatchEvent(click);
      await poll();
    };
    await tap(15, 1_000);
    await tap(24, 1_200);
    expect(listEntered(server)).toEqual([[null, to24(15)]]);
    await tap(16, 1_700);
    expect(listEntered(server)).toEqual([
      [null, to24(15)],
      [to24(15), to24(16)],
    ]);
  });

  test('SEEN-18: writes over nothing that came while it was pressed', async () => {
    await openScorePage(server, PAD);
    const before = getNumberKey(15);
    server.board = changeMatch(server.board, 2, { result: to24(3), access: 'own' });
    await poll();
    expect(before.isConnected).toBe(false);
    expect(getNumberKey(15)).not.toBe(before);
  });
});

describe('a refusal', () => {
  const REFUSED = 'Счёт уже ввели: 16:8. У\u00a0вас: 18:6.';

  /** Types 18:6 after another phone has entered 16:8; the server refuses it. */
  async function typeTooLate(): Promise<void> {
    await openScorePage(server, PAD);
    server.board = changeMatch(server.board, 2, { result: to24(16), access: 'own' });
    server.respondInstead = (path) =>
      path === '/results'
        ? createJsonResponse(
            { board: server.board, message: 'Счёт уже ввели: 16:8.' },
            { status: 409 },
          )
        : undefined;
    await press('#n18');
    server.respondInstead = () => undefined;
    expect(readShown()).toContain(REFUSED);
  }

  test('PLAY-59: a pad does not say that a result was saved which was not taken', async () => {
    await typeTooLate();
    expect(readShown()).not.toContain('Записано');
    expect(document.querySelector('#undo')).toBeNull();
    expect(location.search).toBe(PAD);
    expect(document.querySelector('#pair-a')).toHaveTextContent('16');
  });

  test.each([
    ['the typed score is entered', to24(18)],
    ['another score is entered', to24(17)],
  ])('PLAY-59: goes once %s', async (_, result) => {
    await typeTooLate();
    server.board = changeMatch(server.board, 1, { result: to24(3), access: 'fixed' });
    await poll();
    expect(readShown()).toContain(REFUSED);
    server.board = changeMatch(server.board, 2, { result: null, access: 'open' });
    await poll();
    expect(readShown()).toContain(REFUSED);
    server.board = changeMatch(server.board, 2, { result, access: 'fixed' });
    await poll();
    expect(readShown()).not.toContain('Не принято');
  });

  test.each([16, 18])('PLAY-59: goes once %i is pressed for that match', async (points) => {
    await typeTooLate();
    await press(`#n${points}`);
    expect(readShown()).not.toContain('Не принято');
    expect(readShown()).toContain(`Записано: ${points}:${24 - points}`);
    expect(server.board.round!.matches[1]!.result).toEqual(to24(points));
  });

  test('PLAY-59: of a round that is over stays until it was read', async () => {
    await typeTooLate();
    server.board = createView('r4', 4);
    await poll();
    expect(readShown()).toContain(REFUSED);
    await press('[data-dismiss]');
    expect(readShown()).not.toContain('Не принято');
  });
});

describe('an answer', () => {
  test('SEEN-18: a board that broke off is asked for again', async () => {
    await openScorePage(server);
    server.board = changeMatch(server.board, 1, { result: to24(20), access: 'fixed' });
    server.respondInstead = () => {
      const whole = server.answerBoard('');
      const body = new ReadableStream({ start: (stream) => stream.error(new Error('broken')) });
      return new Response(body, whole);
    };
    await poll();
    expect(readShown()).toContain('Нет сети');
    server.respondInstead = () => undefined;
    await poll();
    expect(readShown()).not.toContain('Нет сети');
    expect(document.querySelector('.courts')).toHaveTextContent('записал клуб');
  });

  test('SEEN-18: a problem that is JSON takes no result off the device', async () => {
    await openScorePage(server, PAD);
    server.respondInstead = () =>
      createJsonResponse({ status: 502, message: 'Bad gateway' }, { status: 502 });
    await press('#n15');
    expect(readShown()).toContain('ждёт сети');
    server.respondInstead = () => undefined;
    await poll();
    expect(server.board.round!.matches[1]!.result).toEqual(to24(15));
    const [first, second] = server.sent;
    expect(second).toEqual(first);
  });
});

test('PLAY-11: half of a score takes the place of no result that another tab of the device keeps since', async () => {
  const key = 'club/score/token';
  const other = { a: 9, b: 16, mark: null };
  server.board = createView('r3', 3, { scoring: 'firstTo', target: 16 });
  server.respondInstead = () => Response.error();
  await openScorePage(server, PAD);
  await press('#n7');
  const kept = { id: 'other', roundId: 'r3', court: 2, place: '', isTried: false };
  const waiting = [{ ...kept, from: null, to: other }];
  localStorage.setItem(key, JSON.stringify({ waiting, refused: [] }));
  dispatchEvent(new StorageEvent('storage', { key }));
  await press('#n16');
  const stored = JSON.parse(localStorage.getItem(key)!) as { waiting: WaitingResult[] };
  expect(stored.waiting.map(({ from, to }) => [from, to])).toEqual([
    [null, other],
    [null, { a: 7, b: 16, mark: null }],
  ]);
});

test('SEEN-18: on a device that is full, what is typed lasts as long as the page', async () => {
  server.respondInstead = () => Response.error();
  await openScorePage(server, PAD);
  await press('#n15');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await press('#next');
  await press('#n7');
  expect(readShown()).toContain('Записано: 7:17');
  server.respondInstead = () => undefined;
  await poll();
  const results = server.board.round!.matches.map(({ result }) => result);
  expect(results).toEqual([to24(7), to24(15)]);
});
