import { completeCarriedSettings } from '../../../src/domain/play/model/carriedSettings';
import { createPlayDesk } from '../../support/playDesk';
import { createRoundActions } from '../../support/roundActions';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const TOTALS = 'Сумма в очках — от 8 до 64, в геймах — от 3 до 16.';
const GAMES = { unit: 'games', total: 7 } as const;

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;
const { startRound, score } = createRoundActions(() => desk);

beforeEach(async () => {
  const applications = Array.from({ length: 9 }, (_, index) => ({ name: `Игрок ${index}` }));
  club = await createTestApp({ now: NOW, tournaments: [{ applications }, {}] });
  desk = createPlayDesk(club);
});
afterEach(() => club.stop());

const readSettings = async () => (await desk.read()).json.settings;

test('PLAY-83, DRAW-30: games and winners up are stored, and begun rounds keep what they count', async () => {
  expect(await readSettings()).toMatchObject({ unit: null, seating: 'standings' });
  const set = await desk.set({ ...GAMES, seating: 'winnersUp', courts: 2 });
  expect(set.status).toBe(200);
  await startRound();
  const { settings, rounds } = (await createPlayDesk(club).read()).json;
  expect(settings).toMatchObject({ ...GAMES, seating: 'winnersUp' });
  expect(rounds[0]!.start!.terms).toEqual({
    ...{ scoring: 'total', unit: 'games', target: 7, minutes: 28, restCredit: 'half' },
  });
  expect((await score(1, 5, 2)).status).toBe(200);
  expect((await score(2, 5, 4)).status).toBe(422);
  expect((await desk.set({ seating: 'standings', total: 6 })).status).toBe(200);
  expect((await desk.set({ unit: 'points', total: 24 })).status).toBe(412);
});

test('PLAY-1, PLAY-83: a round of the longest match that can be set begins', async () => {
  const longest = { scoring: 'firstTo', unit: 'games', firstTo: 64, gameMinutes: 20 } as const;
  expect((await desk.set(longest)).status).toBe(200);
  await startRound();
  expect((await desk.read()).json.rounds[0]!.start!.terms.minutes).toBe(1920);
});

test.each([
  ['5 points', { total: 5 }],
  ['7 points, from games', { unit: 'points', total: 7 }],
  ['17 games', { unit: 'games', total: 17 }],
  ['24 games, without another sum', { unit: 'games' }],
] as const)('PLAY-83: a sum of %s is refused with its limits', async (_, to) => {
  const { status, json } = await desk.set(to);
  expect([status, json.message]).toEqual([422, TOTALS]);
  expect(await readSettings()).toMatchObject({ unit: null, total: 24 });
});

test('PLAY-83: a sum of 2 games, a unit and a seating that there are not are refused', async () => {
  for (const to of [{ unit: 'games', total: 2 }, { unit: 'sets' }, { seating: 'losersUp' }]) {
    const { status, json } = await desk.set(to as never);
    expect([status, json.message]).toEqual([
      400,
      expect.stringMatching(/^Запрос составлен неверно/),
    ]);
  }
  expect(await readSettings()).toMatchObject({ unit: null, total: 24, seating: 'standings' });
});

test('PLAY-83, PLAY-72: as the club’s usual settings an impossible sum is refused too', async () => {
  const refused = await desk.setUsual(completeCarriedSettings({ unit: 'games', total: 24 }));
  expect([refused.status, refused.json.message]).toEqual([422, TOTALS]);
  const usual = completeCarriedSettings({ ...GAMES, seating: 'winnersUp' });
  expect((await desk.setUsual(usual)).status).toBe(200);
  const { json } = await createPlayDesk(club, 2).read();
  expect(json.settings).toMatchObject({ ...GAMES, seating: 'winnersUp' });
});

test('PLAY-83: undone, a choice of games is points again', async () => {
  const { json } = await desk.set(GAMES);
  expect((await desk.undo(json.change.id)).status).toBe(200);
  expect(await readSettings()).toMatchObject({ unit: null, total: 24 });
});
