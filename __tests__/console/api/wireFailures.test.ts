import type { ServerResponse } from 'node:http';
import { shareClub, type Club } from '../../support/consoleClub';
import { flushActions, stopTimers } from '../../support/consolePatience';
import { openStore, type Calls } from '../../support/consoleStore';
import { expectTrouble, listTroubles } from '../../support/consoleTroubles';
import { TOURNAMENT } from '../../support/serverSamples';

const getClub = shareClub();

const NO_CONNECTION = 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.';
const TIMED_OUT = 'Сервер не ответил за 30 секунд. Попробуйте ещё раз.';
const WRONG_LIST = 'Неверный формат данных от сервера';
const SAID = 'Корт занят.';

type ApiOperation = {
  method: string;
  standard: string;
  call: (calls: Calls) => PromiseLike<{ error?: unknown }>;
};
const OPERATIONS: Record<string, ApiOperation> = {
  list: { method: 'GET', standard: 'Ошибка загрузки турниров', call: ({ load }) => load() },
  create: {
    method: 'POST',
    standard: 'Ошибка создания турнира',
    call: ({ create }) => create(TOURNAMENT),
  },
  update: {
    method: 'PUT',
    standard: 'Ошибка обновления турнира',
    call: ({ update }) => update(1, { entryFee: 1 }),
  },
  delete: {
    method: 'DELETE',
    standard: 'Ошибка удаления турнира',
    call: ({ remove }) => remove(1),
  },
};
const names = Object.keys(OPERATIONS);

type Answer = (response: ServerResponse) => void;
const createAnswer =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));

const cut: Answer = (response) => {
  response.writeHead(200, { 'content-length': 5000, 'content-type': 'application/json' });
  response.write('[{"id":1,"tournament_type":"Мекс');
  setTimeout(() => response.destroy(), 20);
};

/** Each failure with the text shown for it; «standard» is the operation's own text. */
const FAILURES: [string, Answer, string][] = [
  ['no connection', (response) => response.destroy(), NO_CONNECTION],
  ['a body cut in the middle', cut, NO_CONNECTION],
  ['400 with a message', createAnswer(400, { message: SAID }), SAID],
  ['409 with a message', createAnswer(409, { message: SAID }), SAID],
  ['422 with a message', createAnswer(422, { message: ` ${SAID}\n` }), SAID],
  ['500 with a message', createAnswer(500, { message: SAID }), SAID],
  ['429 without one', createAnswer(429, {}), 'standard'],
  ['500 without a body', createAnswer(500, ''), 'standard'],
  ['502 in HTML', createAnswer(502, '<html><h1>Bad Gateway</h1></html>'), 'standard'],
  ['500 with null', createAnswer(500, 'null'), 'standard'],
  ['500 with a text', createAnswer(500, '"Internal Server Error"'), 'standard'],
  ['500 with an array', createAnswer(500, [{ message: SAID }]), 'standard'],
  [
    '400 with a message that is an object',
    createAnswer(400, { message: { ru: SAID } }),
    'standard',
  ],
  ['400 with an empty message', createAnswer(400, { message: '  ' }), 'standard'],
  ['500 with a message of 2 MB', createAnswer(500, { message: 'x'.repeat(2_000_000) }), 'standard'],
  ['500 with 2 MB of HTML', createAnswer(500, '<p>'.repeat(700_000)), 'standard'],
];

describe.each(names)('%s', (name) => {
  const { method, standard, call } = OPERATIONS[name]!;
  const failing = async (answer: Answer) => {
    const { club, ...rest } = await openStore({ club: getClub() });
    expectTrouble(/^\w+Tournaments?: /);
    club.answer(method, answer);
    const { error } = await call(rest);
    return { club, error, ...rest };
  };

  test.each(FAILURES)('ERR-1 ERR-3 %s', async (_, answer, text) => {
    const { error, store } = await failing(answer);
    expect(error).toMatchObject({ message: text === 'standard' ? standard : text });
    const length = JSON.stringify(store.getState()).length;
    expect(length).toBeLessThan(10_000);
    expect(listTroubles().every((line) => line.length < 5_000)).toBe(true);
  });

  if (name !== 'delete') {
    test.each<[string, Answer]>([
      ['HTML in place of JSON', createAnswer(200, '<!doctype html><title>Вход</title>')],
      ['JSON that breaks off', createAnswer(200, '[{"id": 1')],
    ])('ERR-3 %s', async (_, answer) => {
      expect((await failing(answer)).error).toMatchObject({ message: standard });
    });
  }

  test('WIRE-1 ERR-3 no answer in 30 seconds is reported, and the request is sent once', async () => {
    const { club, ...rest } = await openStore({ club: getClub() });
    expectTrouble(/TIMEOUT_ERROR/);
    const release = club.hold(method);
    stopTimers();
    const outcome = call(rest);
    await waitUntilSent(club, method);
    jest.advanceTimersByTime(29_999);
    await flushActions();
    expect(listTroubles()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect((await outcome).error).toMatchObject({ message: TIMED_OUT });
    expect(club.listSent(method)).toHaveLength(1);
    release();
  });

  test('WIRE-1 ERR-3 a body that does not end in 30 seconds is reported', async () => {
    const { club, ...rest } = await openStore({ club: getClub() });
    expectTrouble(/TIMEOUT_ERROR/);
    let slow!: ServerResponse;
    club.answer(method, (response) => {
      slow = response;
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    });
    stopTimers();
    const outcome = call(rest);
    await waitUntilSent(club, method);
    await flushActions();
    jest.advanceTimersByTime(30_000);
    expect((await outcome).error).toMatchObject({ message: TIMED_OUT });
    slow.destroy();
  });
});

async function waitUntilSent(club: Club, method: string): Promise<void> {
  while (club.listSent(method).length === 0) await flushActions();
  await flushActions();
}

describe.each(['create', 'update'])('%s', (name) => {
  const { method, standard, call } = OPERATIONS[name]!;
  test.each(['', 'null', '[]', '7', '{}', '{"id": "x"}'])(
    'ERR-3 WIRE-7 an answer of 200 with «%s» is reported',
    async (body) => {
      const { club, ...rest } = await openStore({ club: getClub() });
      club.answer(method, createAnswer(200, body));
      expect((await call(rest)).error).toMatchObject({ message: standard });
    },
  );
});

test.each(['', 'null', '{}', '{"data": []}', '7', '"[]"', 'true'])(
  'LIST-11 ERR-3 a list answered with 200 and «%s» is reported',
  async (body) => {
    const { club, load } = await openStore({ club: getClub() });
    expectTrouble(/^listTournaments: 200/);
    club.answer('GET', createAnswer(200, body));
    expect((await load()).error).toMatchObject({ message: WRONG_LIST });
  },
);

test.each([
  ['an object', '{"data": [{"organizer_name": "Вера Орлова", "phone": "+7 (916) 123-45-67"}]}'],
  ['half a list', '[{"id": 1, "organizer_name": "Вера Орлова", "note": "8 916 123-45-67"'],
])('ERR-2 LIST-11 %s in place of a list is logged, masked', async (_, body) => {
  const { club, load } = await openStore({ club: getClub() });
  expectTrouble(/^listTournaments: (200|CUSTOM_ERROR)/);
  const log = jest.spyOn(console, 'error');
  club.answer('GET', createAnswer(200, body));
  expect((await load()).error).toBeDefined();
  const logged = JSON.stringify(log.mock.calls);
  log.mockRestore();
  expect(logged).toContain('organizer_name');
  expect(logged).not.toMatch(/Вера|123-45/);
});

test('ERR-1 DELETE-2 a 404 counts as deleted', async () => {
  const { remove, load, getCached: cached, club } = await openStore({ tournaments: [{}] });
  expectTrouble(/^deleteTournament: 404/);
  await load();
  await club.call('DELETE', '/api/tournaments/1');
  expect((await remove(1)).error).toBeUndefined();
  expect(cached()).toEqual([]);
});
