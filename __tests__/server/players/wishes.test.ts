import { randomUUID } from 'node:crypto';
import { createPersons, createNextRoundEvents } from '../../support/playEvents';
import { createPerson, createPlayDesk, openSession } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const [ANNA, BORIS, VERA, GLEB] = createPersons(
  'Анна Крылова',
  'Борис Лунёв',
  'Вера Орлова',
  'Глеб Ким',
);
const IDS = [ANNA, BORIS, VERA, GLEB].map((one) => one!.id);

let club: TestApp;
let authorization: string;
let desk: ReturnType<typeof createPlayDesk>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}, {}] });
  authorization = await openSession(club);
  desk = createPlayDesk(club, 1, authorization);
  await desk.add([ANNA!, BORIS!, VERA!, GLEB!]);
});
afterEach(() => club.stop());

const listWished = async (at = desk) => {
  const { entries, wishes } = (await at.read()).json;
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)!.givenName;
  return wishes
    .map(({ one, other, kind }) => [...[one, other].map(nameOf).toSorted(), kind].join(' '))
    .toSorted();
};

test('DRAW-24: a wish is set for every two of a group, becomes another one, and is taken away', async () => {
  const { status, json } = await desk.setWishes(IDS.slice(0, 3), 'notPartners');
  expect([status, json.wishes.length]).toEqual([200, 3]);
  await desk.setWishes(IDS.slice(0, 2), 'differentCourts');
  expect(await listWished()).toEqual([
    'Анна Борис differentCourts',
    'Анна Вера notPartners',
    'Борис Вера notPartners',
  ]);
  await desk.setWishes([IDS[2]!, IDS[0]!], null);
  await desk.setWishes(IDS.slice(1, 3), null);
  expect(await listWished()).toEqual(['Анна Борис differentCourts']);
});

test('DRAW-24: a wish goes with the players into their other tournaments', async () => {
  await desk.setWishes(IDS.slice(0, 2), 'notPartners');
  const other = createPlayDesk(club, 2, authorization);
  await other.add([ANNA!, BORIS!, GLEB!].map((one) => ({ ...one, id: randomUUID() })));
  expect(await listWished(other)).toEqual(['Анна Борис notPartners']);
});

test('DRAW-24: players who are merged have each other’s wishes', async () => {
  const again = createPerson('Анна', { familyName: 'Крылова', phone: '+7 (912) 000-00-77' });
  const other = createPlayDesk(club, 2, authorization);
  await other.add([again, { ...BORIS!, id: randomUUID() }]);
  await desk.setWishes(IDS.slice(0, 2), 'notPartners');
  expect(await listWished(other)).toEqual([]);
  const rows = await club.database
    .selectFrom('play_entries')
    .select(['id', 'player_id'])
    .where('id', 'in', [ANNA!.id, again.id])
    .execute();
  const playerOf = (id: string) => rows.find((row) => row.id === id)!.player_id!;
  await club.database
    .updateTable('players')
    .set({ merged_into: playerOf(again.id) })
    .where('id', '=', playerOf(ANNA!.id))
    .execute();
  expect(await listWished(other)).toEqual(['Анна Борис notPartners']);
  await other.setWishes(
    (await other.read()).json.entries.map(({ id }) => id),
    null,
  );
  expect(await listWished()).toEqual([]);
});

describe('the wishes of two entries whose players turn out to be one', () => {
  const again = createPerson('Анна', { familyName: 'Крылова', phone: '+7 (912) 000-00-77' });
  const merge = async () => {
    await club.call('GET', '/api/players');
    const rows = await club.database
      .selectFrom('play_entries')
      .select(['id', 'player_id'])
      .execute();
    const playerOf = (id: string) => rows.find((row) => row.id === id)!.player_id!;
    const into = { into: playerOf(ANNA!.id) };
    const { status } = await club.call('POST', `/api/players/${playerOf(again.id)}/merge`, into);
    expect(status).toBe(200);
  };
  beforeEach(() => desk.add([again]));

  test('DRAW-24: a wish between these two goes', async () => {
    await desk.setWishes([IDS[0]!, again.id], 'differentCourts');
    await merge();
    expect(await listWished()).toEqual([]);
  });

  test.each([
    ['notPartners', 'differentCourts'],
    ['differentCourts', 'notPartners'],
  ] as const)('DRAW-24: %s and %s are both kept, as the stricter one', async (one, other) => {
    await desk.setWishes([IDS[0]!, IDS[1]!], one);
    await desk.setWishes([again.id, IDS[1]!], other);
    await merge();
    const both = 'Анна Борис differentCourts';
    expect(await listWished()).toEqual([both, both]);
  });
});

test('DRAW-24: an unknown entry, two of one person and fewer than two are refused', async () => {
  const unknown = await desk.setWishes([IDS[0]!, randomUUID()], 'notPartners');
  expect([unknown.status, unknown.json.message]).toEqual([422, 'Такой записи в составе нет.']);
  await desk.add([{ ...ANNA!, id: randomUUID() }]);
  const twins = (await desk.read()).json.entries.filter(({ givenName }) => givenName === 'Анна');
  const same = await desk.setWishes(
    twins.map(({ id }) => id),
    'notPartners',
  );
  expect(same.json.message).toBe('Две записи одного и того же игрока: выберите разных.');
  expect((await desk.setWishes([IDS[0]!], 'notPartners')).status).toBe(400);
  expect(await listWished()).toEqual([]);
});

test('DRAW-25: no wish is shown without a sign-in', async () => {
  const said = async () => {
    const { live, score } = (await desk.read()).json.links;
    const urls = [live!, score!, '/api/plays', '/api/tournaments/1/play'];
    const answers = await Promise.all(urls.map((url) => club.app.inject({ url })));
    // The tag with the play's version may change, so it is removed.
    return answers.map(({ statusCode, body }) => [
      statusCode,
      body.replace(/data-tag="[^"]+"/, ''),
    ]);
  };
  const events = createNextRoundEvents((await desk.read()).json, new Date(NOW).toISOString());
  expect((await desk.change({ events })).status).toBe(200);
  await desk.openLink('live');
  await desk.openLink('score');
  const before = await said();
  await desk.setWishes(IDS, 'differentCourts');
  // The responses are identical, to the letter.
  expect(await said()).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/wish|differentCourts|notPartners|ожелани/i);
});
