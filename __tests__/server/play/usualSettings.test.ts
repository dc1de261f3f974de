import type { KyselyPlugin } from 'kysely';
import { completeCarriedSettings } from '../../../src/domain/play/model/carriedSettings';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { createRoundActions } from '../../support/roundActions';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

/**
 * The tournaments are on Saturdays, then one Sunday. The fourth has another type; the fifth is a copy of the Sunday's.
 */
const LAST = 1;
const NEXT = 2;
const SUNDAY = 3;
const MEXICANO = 4;
const AMERICANO = { tournamentType: 'Американо', startTime: '19:00', endTime: null };
const SET = {
  courts: 2,
  total: 16,
  rounds: 5,
  capacity: 8,
  courtNames: 'Центр',
  signUpEndsHours: 2,
};

/** The number of writes to the table of plays; the first of each change locks the play. */
let writes = 0;
const countingWrites: KyselyPlugin = {
  transformQuery({ node }) {
    const isWrite = node.kind === 'InsertQueryNode' || node.kind === 'UpdateQueryNode';
    if (isWrite && JSON.stringify(node).includes('"plays"')) writes += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

let club: TestApp;
const createDesk = (id: number) => createPlayDesk(club, id);

beforeEach(async () => {
  const applications = Array.from({ length: 4 }, (_, index) => ({ name: `Игрок ${index}` }));
  club = await createTestApp({
    now: NOW,
    plugin: countingWrites,
    tournaments: [
      { ...AMERICANO, date: '2026-06-13', applications },
      { ...AMERICANO, date: '2026-06-20', applications },
      { ...AMERICANO, date: '2026-06-14' },
      { date: '2026-06-20' },
    ],
  });
});
afterEach(() => club.stop());

/** Changes the settings of the last tournament, and plays it unless `isPlayed` is false. */
async function playLast(isPlayed = true): Promise<void> {
  const desk = createDesk(LAST);
  await desk.set({ ...SET, isSignUpClosed: true });
  if (isPlayed) await createRoundActions(() => desk).startRound();
}

const read = async (id: number) => (await createDesk(id).read()).json;

/** Creates a tournament like the first two, later and without applications. @returns its id */
const createEmpty = async (): Promise<number> => {
  const body = { ...TOURNAMENT, ...AMERICANO, date: '2026-06-27' };
  return (await club.call('POST', '/api/tournaments', body)).json.id;
};

test('PLAY-71: a new play begins with all settings of the last one of that weekday and type', async () => {
  await playLast();
  const play = await read(NEXT);
  expect(play.settings).toMatchObject({ ...SET, isSignUpClosed: false });
  expect(play.settingsSource).toEqual({ tournamentId: LAST, settings: SET });
  expect((await createDesk(NEXT).readHistory()).json.at(-1)).toMatchObject({
    username: null,
    events: [{ kind: 'settingsCarried', from: null, to: play.settingsSource }],
  });
  expect(play.entries.map(({ givenName }) => givenName)).toHaveLength(4);
  for (const id of [SUNDAY, MEXICANO]) {
    expect(await read(id)).toMatchObject({ settings: { courts: null }, settingsSource: null });
  }
});

test('PLAY-71: an evening that was not played, or comes later, hands nothing on', async () => {
  await playLast(false);
  expect((await read(NEXT)).settingsSource).toBeNull();
  await createDesk(NEXT).set({ courts: 3 });
  await createRoundActions(() => createDesk(NEXT)).startRound();
  expect((await read(LAST)).settings).toMatchObject(SET);
});

test('PLAY-71: carried settings replace nothing of a play that there is, are undone like any change, and come once', async () => {
  await read(NEXT);
  await playLast();
  expect((await read(NEXT)).settingsSource).toBeNull();
  const { json: copy } = await club.call('POST', '/api/tournaments', {
    ...TOURNAMENT,
    ...AMERICANO,
    date: '2026-06-27',
  });
  const desk = createDesk(copy.id);
  await Promise.all([desk.read(), desk.read(), desk.openLink('live')]);
  const carried = (await desk.readHistory()).json;
  expect(carried).toHaveLength(1);
  expect((await desk.undo(carried[0]!.id)).json.play).toMatchObject({
    settings: { courts: null, capacity: null },
    settingsSource: null,
  });
});

test('PLAY-71: a play that was opened early follows the last evening until a setting is made or a player is in', async () => {
  const [empty, set, undone, full] = [
    await createEmpty(),
    await createEmpty(),
    await createEmpty(),
    await createEmpty(),
  ];
  await playLast();
  for (const id of [empty, set, undone, full]) expect((await read(id)).settings.courts).toBe(2);
  await createDesk(set).set({ total: 20 });
  await createDesk(undone).undo((await createDesk(undone).readHistory()).json[0]!.id);
  await createDesk(full).add([createPerson('Анна')]);
  const { version } = await read(empty);
  expect((await read(empty)).version).toBe(version);

  await createDesk(LAST).set({ courts: 3 });
  expect(await read(empty)).toMatchObject({
    settings: { ...SET, courts: 3 },
    settingsSource: { tournamentId: LAST, settings: { courts: 3 } },
  });
  for (const [id, courts] of [
    [set, 2],
    [undone, null],
    [full, 2],
  ] as const)
    expect((await read(id)).settings.courts).toBe(courts);

  // The evening between them is the last one from now on.
  await createDesk(NEXT).set({ courts: 4 });
  await createRoundActions(() => createDesk(NEXT)).startRound();
  expect(await read(empty)).toMatchObject({
    settings: { courts: 4 },
    settingsSource: { tournamentId: NEXT },
  });
  expect((await createDesk(empty).readHistory()).json).toHaveLength(3);
});

test('PLAY-71: the lock of an untouched play is taken only by the reading that gives it other settings', async () => {
  await playLast();
  const empty = await createEmpty();
  await read(empty);
  writes = 0;
  expect((await read(empty)).settings.courts).toBe(2);
  expect(writes).toBe(0);
  await createDesk(LAST).set({ courts: 3 });
  writes = 0;
  expect((await read(empty)).settings.courts).toBe(3);
  expect(writes).toBeGreaterThan(0);
});

test('PLAY-71: a write that sets nothing is answered with the settings that the next reading has', async () => {
  const late = { kind: 'settingsChanged', from: { courts: 7 }, to: { courts: 8 } } as const;
  const acts = [
    async (id: number) => (await createDesk(id).openLink('live')).json,
    async (id: number) =>
      (await createDesk(id).setUsual(completeCarriedSettings({ courts: 3 }))).json,
    async (id: number) => (await createDesk(id).change({ events: [late] })).json.current,
  ];
  const ids = [await createEmpty(), await createEmpty(), await createEmpty()];
  for (const id of ids) expect((await read(id)).settings.courts).toBeNull();
  await playLast();
  for (const [index, id] of ids.entries()) {
    const play = await acts[index]!(id);
    expect(play).toMatchObject({ settings: SET, settingsSource: { tournamentId: LAST } });
    expect(await read(id)).toEqual(play);
  }
});

test('PLAY-71: a copy begins with the settings of what it copies, played or not', async () => {
  await playLast();
  await createDesk(SUNDAY).set({ courts: 4, variant: 'mixed' });
  const create = async (changes: object) => {
    const body = { ...TOURNAMENT, ...AMERICANO, date: '2026-06-27', ...changes };
    const { status, json } = await club.call('POST', '/api/tournaments', body);
    return status === 201 ? read(json.id) : status;
  };
  expect(await create({ copyOf: SUNDAY })).toMatchObject({
    settings: { courts: 4, variant: 'mixed', total: 24 },
    settingsSource: { tournamentId: SUNDAY },
  });
  // The first tournament's play was never opened; the second tournament does not exist.
  for (const copyOf of [MEXICANO, 999]) {
    expect(await create({ copyOf })).toMatchObject({ settingsSource: { tournamentId: LAST } });
  }
  expect(await create({ copyOf: 0 })).toBe(400);
});

test('PLAY-72: the club’s usual settings are those of new plays of the type that repeat no evening', async () => {
  await createDesk(SUNDAY).set({ courts: 4 });
  const usual = completeCarriedSettings({ courts: 3, isApprovedByHand: true });
  const answer = await createDesk(SUNDAY).setUsual(usual);
  expect(answer.json).toMatchObject({ settings: { courts: 4 }, usualSettings: usual });
  expect(await read(NEXT)).toMatchObject({
    settings: { courts: 3, isApprovedByHand: true },
    settingsSource: { tournamentId: null, settings: { courts: 3, isApprovedByHand: true } },
  });
  expect(await read(MEXICANO)).toMatchObject({ settingsSource: null, usualSettings: null });
  await createDesk(NEXT).setUsual(completeCarriedSettings({ courts: 1 }));
  expect((await read(SUNDAY)).usualSettings).toMatchObject({ courts: 1, isApprovedByHand: false });
  const { courts: _, ...incomplete } = usual;
  expect((await createDesk(NEXT).setUsual(incomplete as typeof usual)).status).toBe(400);
  expect((await createDesk(NEXT).setUsual({ ...usual, courts: 99 })).status).toBe(400);
});

test('PLAY-74: a setting that the first round fixes is refused once it has begun, however late it was sent', async () => {
  await playLast();
  const desk = createDesk(LAST);
  const { version } = await read(LAST);
  for (const to of [{ variant: 'fixed' }, { scoring: 'timed' }, { lotRounds: 2 }] as const) {
    const { status, json } = await desk.set(to);
    expect(status).toBe(412);
    expect(json.message).toMatch(/^Первый раунд уже начат: состав пар/);
  }
  expect((await read(LAST)).version).toBe(version);
  expect((await desk.set({ courts: 1, total: 20 })).status).toBe(200);
});
