import { createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import { createFinalEvent } from '../../../src/domain/play/draw/drawFinal';
import type { DrawContext } from '../../../src/domain/play/draw/drawFingerprint';
import {
  createCancelRoundEvent,
  createCancelRoundEvents,
  createOutcomeEvent,
  createReplaceRoundsEvent,
  createResultEvent,
} from '../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import type { PlayEvent } from '../../../src/domain/play/log/events';
import type { PlayState } from '../../../src/domain/play/log/playState';
import type { Final, Round } from '../../../src/domain/play/model/round';
import { formatFullName } from '../../../src/domain/play/people/names';
import type { PlaySummary } from '../../../src/domain/play/roster/playSummary';
import { createPlayDesk } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const context: DrawContext = { format: FORMATS.Мексикано, levelOf: () => null };
const plan = { planned: 1, seed: 7, context };
const AT = '2026-06-01T16:00:00.000Z';
const FINAL: Final = {
  fours: 'all',
  pairing: '1+4',
  terms: { scoring: 'total', unit: 'games', target: 8, minutes: 33 },
};

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;

beforeEach(async () => {
  const applications = Array.from({ length: 8 }, (_, index) => ({ name: `Игрок ${index}` }));
  club = await createTestApp({ now: NOW, tournaments: [{ applications }] });
  desk = createPlayDesk(club);
  const begun = await send(createStartRoundEvents(await readState(), AT, plan));
  await scoreLast(begun, 14, 10);
});
afterEach(() => club.stop());

const readState = async (): Promise<PlayState> => toPlayState((await desk.read()).json);

/** Sends events that must be accepted, and reads the play after them. */
async function send(events: readonly PlayEvent[]): Promise<PlayState> {
  const { status } = await desk.change({ events: events as never });
  expect(status).toBe(200);
  return readState();
}

/** The same score on all courts of the last round. */
const scoreLast = ({ rounds }: PlayState, a: number, b: number): Promise<PlayState> =>
  send(
    rounds
      .at(-1)!
      .matches.map((match) => createResultEvent(rounds.at(-1)!, match, { a, b, mark: null })),
  );

const drawFinal = async (): Promise<PlayState> =>
  send([createFinalEvent(await readState(), FINAL)!]);

const startFinal = async (): Promise<PlayState> =>
  send(createStartRoundEvents(await drawFinal(), AT, plan));

test('PLAY-85: a final is stored with what was chosen, started with its own terms, and read as it was sent', async () => {
  const drawn = await drawFinal();
  expect(drawn.rounds[1]).toMatchObject({ final: FINAL, start: null });
  expect(drawn.rounds[0]).not.toHaveProperty('final');
  const begun = await startFinal();
  expect(begun.rounds[1]!.start!.terms).toEqual({ ...FINAL.terms, restCredit: 'none' });
  const played = await scoreLast(begun, 3, 5);
  expect(played.rounds[1]!.matches.map(({ result }) => result?.b)).toEqual([5, 5]);
});

test('PLAY-85: the pair that won the final has won the tournament', async () => {
  const { rounds } = await scoreLast(await startFinal(), 3, 5);
  const finish = { from: { finishedAt: null }, to: { finishedAt: AT } };
  await send([{ kind: 'outcomeChanged', ...finish }]);
  const { json } = await club.call('GET', '/api/plays');
  const [summary] = json as unknown as PlaySummary[];
  const { entries } = (await desk.read()).json;
  const names = rounds[1]!.matches[0]!.b.map((id) =>
    formatFullName(entries.find((entry) => entry.id === id)!),
  );
  expect(summary!.winners.toSorted()).toEqual(names.toSorted());
});

test('PLAY-60: a final that another device drew offline before it heard of the end is refused, and drawn once the play is open again', async () => {
  const before = await readState();
  const event = createFinalEvent(before, FINAL)!;
  await send([createOutcomeEvent(before.outcome, { finishedAt: AT })]);
  const { status, json } = await desk.change({ events: [event] });
  expect([status, json.message]).toEqual([412, expect.stringMatching(/^Турнир закончен: раунды/)]);
  const ended = await readState();
  expect(ended.rounds).toEqual(before.rounds);
  await send([createOutcomeEvent(ended.outcome, { finishedAt: null })]);
  expect((await send([event])).rounds).toHaveLength(2);
});

test('PLAY-85: no round follows a final, and a final follows rounds: 422 otherwise', async () => {
  const before = await readState();
  const drawn = await drawFinal();
  const final = drawn.rounds[1]!;
  const next: Round = { ...final, id: 'next' };
  const refuse = async (state: PlayState, to: readonly Round[]) => {
    const { status, json } = await desk.change({ events: [createReplaceRoundsEvent(state, to)] });
    expect([status, json.message]).toEqual([422, 'Такого раунда или счёта быть не может.']);
  };
  const { final: _, ...ordinary } = next;
  await refuse(drawn, [final, ordinary]);
  await refuse(drawn, [final, next]);
  await refuse(drawn, [{ ...ordinary, id: 'before' }, final]);
  await send([createCancelRoundEvent(drawn, context)!]);
  expect(await readState()).toEqual(before);
});

test('PLAY-85: choices that a final does not know are refused by the contract', async () => {
  const state = await readState();
  const event = createFinalEvent(state, FINAL)!;
  const { terms } = FINAL;
  for (const final of [
    { ...FINAL, pairing: '2+2' },
    { ...FINAL, fours: 'some' },
    { ...FINAL, terms: { ...terms, restCredit: 'half' } },
    { ...FINAL, extra: 1 },
  ]) {
    const to = [{ ...event.to[0]!, final: final as never }];
    expect((await desk.change({ events: [{ ...event, to }] })).status).toBe(400);
  }
});

test('PLAY-85: a final with its scores is taken back, and comes back by an undo', async () => {
  const before = await readState();
  const played = await scoreLast(await startFinal(), 6, 2);
  const { json } = await desk.change({ events: [createCancelRoundEvent(played, context)!] });
  expect(await readState()).toEqual(before);
  expect((await desk.change({ events: [], undoes: json.change.id })).status).toBe(200);
  expect(await readState()).toEqual(played);
});

test('PLAY-74: with a final the number of rounds is refused with the reason, and free again without it', async () => {
  const drawn = await drawFinal();
  const { status, json } = await desk.set({ rounds: 9 });
  expect([status, json.message]).toEqual([
    412,
    'Финал уже есть: число раундов больше не меняется. Чтобы сыграть ещё раунд, отмените финал.',
  ]);
  expect(json.current!.settings.rounds).toBe(drawn.settings.rounds);
  await send([createCancelRoundEvent(drawn, context)!]);
  expect((await desk.set({ rounds: 9 })).status).toBe(200);
});

test('PLAY-85: the winner of the final’s first place on court is stored apart, and goes with the final', async () => {
  const played = await scoreLast(await startFinal(), 3, 5);
  const [finalWinnerId] = played.rounds[1]!.matches[0]!.b;
  const settled = await send([createOutcomeEvent(played.outcome, { finalWinnerId })]);
  expect(settled.outcome).toEqual({ finishedAt: null, winnerId: null, finalWinnerId });
  const { json } = await desk.change({
    events: createCancelRoundEvents(settled, context) as never,
  });
  expect((await readState()).outcome.finalWinnerId).toBeNull();
  expect((await desk.change({ events: [], undoes: json.change.id })).status).toBe(200);
  expect(await readState()).toEqual(settled);
});
