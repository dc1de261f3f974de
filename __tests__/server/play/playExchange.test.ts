import { randomUUID } from 'node:crypto';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createDrawEvent, createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import type { DrawContext } from '../../../src/domain/play/draw/drawFingerprint';
import { createExchangeEvent } from '../../../src/domain/play/draw/exchange';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import type { Sex } from '../../../src/domain/draw/base/drawnRound';
import type { Pair } from '../../../src/domain/play/model/round';
import type { PlayEvent } from '../../../src/domain/play/log/events';
import type { PlayState } from '../../../src/domain/play/log/playState';
import { PAIR_VIOLATION_TEXTS } from '../../../src/domain/play/roster/pairRules';
import { computePlayStandings } from '../../../src/domain/play/standings/playStandings';
import { createResultEvent } from '../../../src/domain/play/draw/roundEvents';
import { createPlayDesk } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const context: DrawContext = { format: FORMATS.Американо, levelOf: () => null };
const plan = { planned: 3, seed: 7, context };
const AT = '2026-06-01T16:00:00.000Z';

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;

beforeEach(async () => {
  const applications = Array.from({ length: 9 }, (_, index) => ({ name: `Игрок ${index}` }));
  club = await createTestApp({ now: NOW, tournaments: [{ applications }] });
  desk = createPlayDesk(club);
});
afterEach(() => club.stop());

const readState = async (): Promise<PlayState> => toPlayState((await desk.read()).json);
const change = (events: readonly PlayEvent[], id = randomUUID()) =>
  desk.change({ id, events: events as never });

async function draw(): Promise<PlayState> {
  expect((await change([createDrawEvent(await readState(), plan)])).status).toBe(200);
  return readState();
}

/** The event of exchanging the player in a position of a drawn round with the first who rests. */
function exchangeWithRest({ rounds, ...state }: PlayState, number: number, position: 0 | 1) {
  const round = rounds[number - 1]!;
  const one = round.matches[0]!.a[position];
  return createExchangeEvent({ rounds, ...state }, round.id, one, round.rests[0]!)!;
}

test('PLAY-84: an exchange is one change, read as it was stored, and undone as any other', async () => {
  const before = await draw();
  const event = exchangeWithRest(before, 2, 0);
  const id = randomUUID();
  const stored = await change([event], id);
  expect(stored.status).toBe(200);
  expect((await change([event], id)).status).toBe(200);
  const { rounds } = await readState();
  expect(rounds.map(({ isManual }) => isManual)).toEqual([undefined, true, undefined]);
  expect(rounds).toEqual(event.to);
  expect((await desk.undo(stored.json.change.id)).status).toBe(200);
  expect(await readState()).toEqual(before);
});

test('PLAY-84, PLAY-11: the second of two exchanges in one round is refused, and so is one in a begun round', async () => {
  const before = await draw();
  expect((await change([exchangeWithRest(before, 1, 0)])).status).toBe(200);
  const exchanged = await readState();
  const second = await change([exchangeWithRest(before, 1, 1)]);
  expect(second.status).toBe(412);
  expect(toPlayState(second.json.current!)).toEqual(exchanged);
  expect((await change(createStartRoundEvents(exchanged, AT, plan))).status).toBe(200);
  const begun = await readState();
  expect(begun.rounds[0]).toMatchObject({ isManual: true, start: { at: AT } });
  expect((await change([exchangeWithRest(exchanged, 1, 1)])).status).toBe(412);
  expect(await readState()).toEqual(begun);
});

test('PLAY-84, PLAY-53: an exchange that микст does not allow is refused, from any client', async () => {
  await desk.set({ variant: 'mixed' });
  const { entries } = (await desk.read()).json;
  const sexes = entries.map(({ id }, index): PlayEvent => {
    const sex = index % 2 === 0 ? ('m' as const) : ('f' as const);
    return { kind: 'entryChanged', entryId: id, from: { sex: null }, to: { sex } };
  });
  expect((await change(sexes)).status).toBe(200);
  const state = await draw();
  const [round, ...others] = state.rounds;
  const [match, ...more] = round!.matches;
  const find = (pair: Pair, sex: Sex) => pair.find((id) => state.entries[id]!.sex === sex)!;
  const [man, woman, otherMan] = [find(match!.a, 'm'), find(match!.b, 'f'), find(match!.b, 'm')];
  expect(createExchangeEvent(state, round!.id, man, woman)).toBeNull();
  const swap = (id: string) => (id === man ? woman : id === woman ? man : id);
  const swapPair = ([one, other]: Pair): Pair => [swap(one), swap(other)];
  const forged = { ...match!, a: swapPair(match!.a), b: swapPair(match!.b) };
  const to = [{ ...round!, id: '0badcafe', matches: [forged, ...more] }, ...others];
  const refused = await change([{ kind: 'roundsReplaced', after: null, from: state.rounds, to }]);
  expect([refused.status, refused.json.message]).toEqual([422, PAIR_VIOLATION_TEXTS.sameSex]);
  expect(await readState()).toEqual(state);
  const allowed = createExchangeEvent(state, round!.id, man, otherMan)!;
  expect((await change([allowed])).status).toBe(200);
});

test('PLAY-82, PLAY-60: the order is switched during play, together with a score of another device, and is fixed by the end', async () => {
  const drawn = await draw();
  expect((await change(createStartRoundEvents(drawn, AT, plan))).status).toBe(200);
  const { rounds } = await readState();
  const score = createResultEvent(rounds[0]!, rounds[0]!.matches[0]!, { a: 20, b: 4, mark: null });
  const [scored, ordered] = await Promise.all([change([score]), desk.set({ ordersByWins: true })]);
  expect([scored.status, ordered.status]).toEqual([200, 200]);
  const state = await readState();
  expect(state.settings).toMatchObject({ ordersByWins: true, ordersByAverage: false });
  expect(computePlayStandings(state)[0]).toMatchObject({ winPoints: 2, difference: 16 });
  const from = { finishedAt: null };
  const ended = { kind: 'outcomeChanged' as const, from, to: { finishedAt: AT } };
  expect((await change([ended])).status).toBe(200);
  expect((await desk.set({ ordersByWins: false })).status).not.toBe(200);
  expect((await readState()).settings.ordersByWins).toBe(true);
});
