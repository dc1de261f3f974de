import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { foldChanges } from '../../../src/domain/play/log/fold';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { createPerson, createPlayDesk, openSession } from '../../support/playDesk';
import { APPLICATION, NOW } from '../../support/serverSamples';
import { createRuns } from '../../support/createRuns';

let club: TestApp;
let session: string;
let desk: ReturnType<typeof createPlayDesk>;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}], isInterleaved: true });
  session = await openSession(club);
  desk = createPlayDesk(club, 1, session);
});
afterEach(() => club.stop());

const createNames = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`);

test('ROSTER-2, ROSTER-15: one of fifty who come at once for the last place is in, the others wait in order', async () => {
  await desk.set({ capacity: 4 });
  await desk.add(createNames('Раньше', 3).map((name) => createPerson(name)));
  const comers = createNames('Игрок', 50);
  const answers = await Promise.all(comers.map((name) => desk.add([createPerson(name)])));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const { confirmed, waiting } = await desk.readRoster();
  expect([confirmed.length, waiting.length]).toEqual([4, 49]);
  const order = (await desk.readHistory()).json
    .toReversed()
    .flatMap(({ events }) => events.flatMap((event) => ('entryId' in event ? event.entryId : [])));
  const byId = new Map((await desk.read()).json.entries.map((entry) => [entry.id, entry]));
  const arrived = order
    .map((id) => byId.get(id)!.givenName)
    .filter((name) => comers.includes(name));
  expect([confirmed.at(-1), ...waiting]).toEqual(arrived);
});

test('ROSTER-1: applications during the first look at a play become one entry each', async () => {
  await Promise.all(
    createNames('Игрок', 20).flatMap((name) => [
      club.send({
        method: 'POST',
        url: '/api/tournaments/1/applications',
        payload: { ...APPLICATION, name },
        headers: { authorization: session },
      }),
      desk.read(),
    ]),
  );
  const { confirmed } = await desk.readRoster();
  expect(new Set(confirmed).size).toBe(20);
  expect(confirmed).toHaveLength(20);
});

const ATTENDANCES = ['arrived', 'late', 'absent', null] as const;

test('ROSTER-15: two devices that mark and undo at once lose nothing, and the history replays to the play', async () => {
  await desk.set({ capacity: 4 });
  await desk.add(createNames('Игрок', 6).map((name) => createPerson(name)));
  const step = fc.record({
    who: fc.nat(5),
    attendance: fc.constantFrom(...ATTENDANCES),
    status: fc.constantFrom(null, 'confirmed' as const, 'waiting' as const, 'withdrawn' as const),
    isUndone: fc.boolean(),
  });
  const device = async (
    steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
  ) => {
    for (const { who, attendance, status, isUndone } of steps) {
      const to = { attendance, ...(status && { status }) };
      const { status: code, json } = await desk.mark(`Игрок0${who}`, to);
      expect([200, 412]).toContain(code);
      if (code === 200 && isUndone) {
        expect([200, 412]).toContain((await desk.undo(json.change.id)).status);
      }
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 6 }),
      fc.array(step, { maxLength: 6 }),
      async (one, other) => {
        await Promise.all([device(one), device(other)]);
        const [{ json: play }, { json: history }] = [await desk.read(), await desk.readHistory()];
        const { entries, settings } = foldChanges(history.toReversed());
        expect(play.settings).toEqual(settings);
        expect(play.entries.length).toBe(6);
        for (const entry of play.entries) expect(entry).toMatchObject(entries[entry.id]!);
      },
    ),
    createRuns(12),
  );
});

test('ROSTER-15: one change sent from many connections at once is made once', async () => {
  const id = randomUUID();
  const entries = [createPerson('Глеб')];
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.add(entries, id)));
  const [first, ...others] = answers.map(({ json }) => json.change);
  for (const other of others) expect(other).toEqual(first);
  expect((await desk.readRoster()).confirmed).toEqual(['Глеб']);
});
