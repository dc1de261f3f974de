import { randomUUID } from 'node:crypto';
import { drawEvent, startRoundEvents } from '../../src/domain/play/drawEvents';
import type { Drawing } from '../../src/domain/play/basis';
import { stateOf } from '../../src/domain/play/pendingPlay';
import type { PlayState } from '../../src/domain/play/playState';
import { cancelRoundEvent, resultEvent } from '../../src/domain/play/roundEvents';
import { playDesk } from '../support/playDesk';
import { makeTestApp, type TestApp } from '../support/serverApp';
import { NOW } from '../support/serverSamples';

const drawing: Drawing = { format: 'mexicano', levelOf: () => null };
const plan = { planned: 3, seed: 7, drawing };
const AT = '2026-06-01T16:00:00.000Z';

let club: TestApp;
let desk: ReturnType<typeof playDesk>;

beforeEach(async () => {
  const applications = Array.from({ length: 8 }, (_, index) => ({ name: `Игрок ${index}` }));
  club = await makeTestApp({ now: NOW, tournaments: [{ applications }] });
  desk = playDesk(club);
});
afterEach(() => club.stop());

const state = async (): Promise<PlayState> => stateOf((await desk.read()).json);

async function start(): Promise<PlayState> {
  const events = startRoundEvents(await state(), AT, plan);
  expect((await desk.change({ events: events as never })).status).toBe(200);
  return state();
}

async function score(court: number, a: number) {
  const { rounds } = await state();
  const round = rounds.at(-1)!;
  const match = round.matches.find((one) => one.court === court)!;
  return desk.change({ events: [resultEvent(round, match, { a, b: 24 - a, mark: null })] });
}

test('PLAY-10: a round is begun and scored, and read as it was stored', async () => {
  const { rounds } = await start();
  expect(rounds).toHaveLength(1);
  expect(rounds[0]!.start).toEqual({
    at: AT,
    terms: { scoring: 'total', target: 24, minutes: 10, restCredit: 'half' },
  });
  expect((await score(1, 15)).status).toBe(200);
  const [first] = (await state()).rounds;
  expect(first!.matches.map(({ result }) => result)).toEqual([{ a: 15, b: 9, mark: null }, null]);
});

test('PLAY-11: the same round from two devices is one, and the first start holds', async () => {
  const events = startRoundEvents(await state(), AT, plan);
  const later = startRoundEvents(await state(), '2026-06-01T16:00:05.000Z', plan);
  expect((await desk.change({ events: events as never })).status).toBe(200);
  const second = await desk.change({ events: later as never });
  expect([second.status, second.json.change.events]).toEqual([200, []]);
  expect((await state()).rounds.map(({ start: begun }) => begun?.at)).toEqual([AT]);
});

test('PLAY-11: another score of a match is refused with the play as it is; a repeat is the same change', async () => {
  const { rounds } = await start();
  const match = rounds[0]!.matches[0]!;
  const mine = resultEvent(rounds[0]!, match, { a: 15, b: 9, mark: null });
  const id = randomUUID();
  expect((await desk.change({ id, events: [mine] })).status).toBe(200);
  expect((await desk.change({ id, events: [mine] })).status).toBe(200);
  const theirs = resultEvent(rounds[0]!, match, { a: 14, b: 10, mark: null });
  const refused = await desk.change({ events: [theirs] });
  expect(refused.status).toBe(412);
  expect(refused.json.current!.rounds[0]!.matches[0]!.result).toEqual({ a: 15, b: 9, mark: null });
});

test.each([
  ['a score that cannot be', { a: 15, b: 15, mark: null }],
  ['a score of a match that was not played', { a: 1, b: 0, mark: 'notPlayed' as const }],
])('PLAY-2: %s is refused with 422', async (_, result) => {
  const { rounds } = await start();
  const event = resultEvent(rounds[0]!, rounds[0]!.matches[0]!, result);
  const { status, json } = await desk.change({ events: [event] });
  expect([status, json.message]).toEqual([422, 'Такого раунда или счёта быть не может.']);
});

test('PLAY-10: a round in which somebody is twice, or a stranger, is refused with 422', async () => {
  const event = drawEvent(await state(), plan);
  const [round] = event.to;
  const [match, ...others] = round!.matches;
  const broken = [
    { ...match!, a: [match!.b[0], match!.a[1]] as const },
    { ...match!, a: [randomUUID(), match!.a[1]] as const },
  ];
  for (const one of broken) {
    const to = [{ ...round!, matches: [one, ...others] }];
    expect((await desk.change({ events: [{ ...event, to }] })).status).toBe(422);
  }
});

test('PLAY-15: a round is taken back with its scores, and that is undone by its change', async () => {
  await start();
  await score(1, 15);
  const before = await state();
  const cancelled = await desk.change({ events: [cancelRoundEvent(before, drawing)!] });
  expect(cancelled.status).toBe(200);
  expect((await state()).rounds).toEqual([]);
  expect((await desk.undo(cancelled.json.change.id)).status).toBe(200);
  expect((await state()).rounds).toEqual(before.rounds);
});

test('PLAY-16: an evening ends, and is opened again', async () => {
  await start();
  const finish = (from: string | null, to: string | null) =>
    desk.change({
      events: [{ kind: 'outcomeChanged', from: { finishedAt: from }, to: { finishedAt: to } }],
    });
  expect((await finish(null, AT)).status).toBe(200);
  expect((await desk.read()).json.outcome).toEqual({ finishedAt: AT, winnerId: null });
  expect((await finish(AT, null)).status).toBe(200);
  const kinds = (await desk.history()).json.flatMap(({ events }) => events.map(({ kind }) => kind));
  expect(kinds.filter((kind) => kind === 'outcomeChanged')).toHaveLength(2);
});
