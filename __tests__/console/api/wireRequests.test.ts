import { config } from '../../../src/console/config';
import { TIMEOUT_MS } from '../../../src/console/api/request/baseQuery';
import { toRequestFromForm, toFormValues } from '../../../src/domain/tournament/formValues';
import { parseTournament } from '../../../src/domain/tournament/tournamentWire';
import { openStore } from '../../support/consoleStore';
import { expectTrouble } from '../../support/consoleTroubles';
import { TOURNAMENT } from '../../support/serverSamples';

const NO_CONNECTION = 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.';

test('WIRE-1 the time limit of a request is 30 seconds', () => expect(TIMEOUT_MS).toBe(30_000));

test('WIRE-1 every call goes to the API host, asks for JSON, and names a content type only with a body', async () => {
  const { club, load, create, update, remove } = await openStore();
  expect(config.apiHost).toBe(club.url);
  await load();
  await create(TOURNAMENT);
  await update(1, { entryFee: 5 });
  await remove(1);
  for (const { headers } of club.sent) expect(headers.accept).toBe('application/json');
  expect(club.listSent('GET')[0]!.headers).not.toHaveProperty('content-type');
  expect(club.listSent('DELETE')[0]!.headers).not.toHaveProperty('content-type');
  expect(club.listSent('POST')[0]!.headers['content-type']).toBe('application/json');
  expect(club.listSent('PUT')[0]!.headers['content-type']).toBe('application/json');
});

test('WIRE-1 no cookies are sent or taken', async () => {
  const { load, create, club, store } = await openStore();
  const built: Request[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    built.push(input as Request);
    return fetch(input, init);
  };
  try {
    await load();
    await create(TOURNAMENT);
    const { checkCredentialsOnServer } =
      await import('../../../src/console/features/auth/checkCredentialsOnServer');
    await store.dispatch(checkCredentialsOnServer({ username: 'admin', password: 'пароль' }));
  } finally {
    globalThis.fetch = fetch;
  }
  expect(built.length).toBeGreaterThanOrEqual(3);
  expect(new Set(built.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
  for (const { headers } of club.sent) expect(headers).not.toHaveProperty('cookie');
});

test('WIRE-2 WIRE-3 a created tournament is the same on the wire there and back', async () => {
  const { club, create, load } = await openStore();
  const { data } = await create(TOURNAMENT);
  expect(club.listSent('POST', '/api/tournaments')[0]!.json).toEqual({
    tournamentType: 'Мексикано',
    date: '2026-06-20',
    startTime: '10:00',
    endTime: '13:30',
    levelFrom: 2,
    levelTo: 4.5,
    entryFee: 1500,
    organizerName: 'Анна Соколова',
    organizerPhone: '+7 (916) 123-45-67',
  });
  expect(toRequestFromForm(toFormValues(data!))).toEqual(TOURNAMENT);
  const { data: list } = await load();
  expect(list).toEqual([data]);
  expect(club.listSent('GET')[0]!.path).toBe('/api/tournaments');
});

test('WIRE-3 a missing value is null on the wire', async () => {
  const { club, create } = await openStore();
  await create({ ...TOURNAMENT, endTime: null, levelTo: null });
  expect(club.listSent('POST')[0]!.json).toMatchObject({ endTime: null, levelTo: null });
  const { json } = await club.call('GET', '/api/tournaments/1');
  expect(json).toMatchObject({ end_time: null, level_to: null });
});

test('WIRE-4 an update sends its fields and answers the whole tournament', async () => {
  const { club, update } = await openStore({ tournaments: [{}] });
  const { data } = await update(1, { entryFee: 700, levelTo: null });
  const [sent] = club.listSent('PUT');
  expect(sent!.path).toBe('/api/tournaments/1');
  expect(sent!.json).toEqual({ entryFee: 700, levelTo: null });
  const { json } = await club.call('GET', '/api/tournaments/1');
  expect(data).toEqual(parseTournament(json));
  expect(data).toMatchObject({ entry_fee: 700, level_to: null, organizer_name: 'Анна Соколова' });
});

test.each([
  ['204', 204, ''],
  ['an empty 200', 200, ''],
  ['a 200 with a body that nobody reads', 200, '<html>ok</html>'],
])('WIRE-5 %s deletes', async (_, status, body) => {
  const { club, remove, load, getCached: cached } = await openStore({ tournaments: [{}] });
  await load();
  if (body) expectTrouble(/^deleteTournament: CUSTOM_ERROR/);
  club.answer('DELETE', (response) => response.writeHead(status).end(body));
  const { error } = await remove(1);
  expect(error).toBeUndefined();
  expect(cached()).toEqual([]);
  expect(club.listSent('DELETE')[0]).toMatchObject({ path: '/api/tournaments/1', text: '' });
});

describe('a lost connection', () => {
  test('WIRE-1 ERR-3 a GET is tried once more, and the second answer counts', async () => {
    const { club, load } = await openStore({ tournaments: [{}] });
    let isFirst = true;
    club.answer('GET', (response) => {
      if (isFirst) response.destroy();
      else response.end('[]');
      isFirst = false;
    });
    expect((await load()).data).toEqual([]);
    expect(club.listSent('GET')).toHaveLength(2);
  });

  test('WIRE-1 ERR-3 a GET is not tried a third time', async () => {
    const { club, load } = await openStore();
    expectTrouble(/^listTournaments: FETCH_ERROR/);
    club.answer('GET', (response) => response.destroy());
    expect((await load()).error).toMatchObject({ message: NO_CONNECTION });
    expect(club.listSent('GET')).toHaveLength(2);
  });

  test('WIRE-1 a GET that was answered with an error is not repeated', async () => {
    const { club, load } = await openStore();
    expectTrouble(/^listTournaments: 500/);
    club.answer('GET', (response) => response.writeHead(500).end());
    await load();
    expect(club.listSent('GET')).toHaveLength(1);
  });

  test.each(['POST', 'PUT', 'DELETE'])('WIRE-1 a %s is never repeated', async (method) => {
    const { club, create, update, remove } = await openStore();
    expectTrouble(/: FETCH_ERROR/);
    club.answer(method, (response) => response.destroy());
    const calls = {
      POST: () => create(TOURNAMENT),
      PUT: () => update(1, { entryFee: 1 }),
      DELETE: () => remove(1),
    };
    const { error } = await calls[method as keyof typeof calls]();
    expect(error).toMatchObject({ message: NO_CONNECTION });
    expect(club.listSent(method)).toHaveLength(1);
  });
});
