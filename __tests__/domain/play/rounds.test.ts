import assert from 'node:assert/strict';
import { undoEvents } from '../../../src/domain/play/events';
import { drawEvent, startRoundEvents } from '../../../src/domain/play/drawEvents';
import { applyEvents, isRefusal, type PlayState } from '../../../src/domain/play/playState';
import { isStale, nextStep } from '../../../src/domain/play/nextStep';
import { seatOf } from '../../../src/domain/play/presence';
import { describeChange } from '../../../src/domain/play/describeChange';
import { numberIn, presentIn } from '../../../src/domain/play/round';
import { cancelRoundEvent, resultEvent } from '../../../src/domain/play/roundEvents';
import { substitutionEvents } from '../../../src/domain/play/substitution';
import { tableOf } from '../../../src/domain/play/tableOf';
import { aPlay } from './support/entries';

const drawing = { format: 'americano', levelOf: () => null } as const;
const AT = '2026-11-25T16:00:00.000Z';

const after = (state: PlayState, events: Parameters<typeof applyEvents>[1]): PlayState => {
  const next = applyEvents(state, events);
  assert(!isRefusal(next));
  return next;
};

/** An Американо of eight in its first round, all drawn; «Замена» waits. */
function playing(): PlayState {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const state = aPlay({
    ...Object.fromEntries(ids.map((id) => [id, {}])),
    Замена: { status: 'waiting' },
  });
  const begun = after(state, startRoundEvents(state, AT, { planned: 7, seed: 3, drawing }));
  const [round] = begun.rounds;
  const results = round!.matches.map((match) =>
    resultEvent(round!, match, { a: 15, b: 9, mark: null }),
  );
  return after(begun, results);
}

test.each([false, true])(
  'PLAY-14: a substitute takes the place in all drawn rounds, which stay (one row: %s)',
  (sharesRow) => {
    const before = playing();
    const state = after(before, substitutionEvents(before, 'a', 'Замена', { sharesRow, drawing }));
    expect(state.rounds[0]).toEqual(before.rounds[0]);
    state.rounds.slice(1).forEach((round, index) => {
      expect(presentIn(round)).not.toContain('a');
      const named = presentIn(round).map((id) => (id === 'Замена' ? 'a' : id));
      expect(named).toEqual(presentIn(before.rounds[index + 1]!));
    });
    expect(isStale(state, 2, drawing)).toBe(false);
    expect(seatOf(state, 'Замена')).toBe('a');
    const rows = tableOf(state).map(({ id, entryIds }) => [id, entryIds.length]);
    expect(rows).toHaveLength(sharesRow ? 8 : 9);
    expect(rows).toContainEqual(['a', sharesRow ? 2 : 1]);
  },
);

test('PLAY-15: an Американо’s round that is taken back stays drawn, and comes back with its scores', () => {
  const before = playing();
  const event = cancelRoundEvent(before, drawing)!;
  const cancelled = after(before, [event]);
  expect(cancelled.rounds.map(({ id }) => id)).toEqual(before.rounds.map(({ id }) => id));
  expect(cancelled.rounds[0]).toMatchObject({ start: null });
  expect(after(cancelled, undoEvents([event]))).toEqual(before);
});

test('PLAY-14, DRAW-7: what is drawn after that knows whom the one before had met', () => {
  const before = playing();
  const state = after(
    before,
    substitutionEvents(before, 'a', 'Замена', { sharesRow: false, drawing }),
  );
  const again = after(state, [drawEvent(state, { planned: 7, seed: 3, drawing })]);
  const pairs = again.rounds.flatMap(({ matches }) =>
    matches.flatMap(({ a, b }) =>
      [a, b].map((pair) =>
        pair
          .map((id) => seatOf(again, id))
          .sort()
          .join(),
      ),
    ),
  );
  expect(new Set(pairs).size).toBe(28);
});

test('PLAY-15: the history says of rounds and scores what they were', () => {
  const before = playing();
  const [round, second] = before.rounds;
  const say = (events: Parameters<typeof applyEvents>[1]) =>
    describeChange({ events, undoes: null }, (id) => id, numberIn(before.rounds));
  const corrected = resultEvent(round!, round!.matches[1]!, { a: 9, b: 15, mark: null });
  expect(say([corrected])).toEqual(['Раунд 1, корт 2: 15:9 → 9:15']);
  expect(say([cancelRoundEvent(before, drawing)!])).toEqual(['Отменён раунд 1']);
  const anew = { ...drawEvent(before, { planned: 7, seed: 3, drawing }), from: [] };
  expect(say([anew])).toEqual(['Жеребьёвка: раунды 2–7']);
  expect(say([{ ...resultEvent(second!, second!.matches[0]!, null), roundId: 'gone' }])).toEqual([
    'Отменённый раунд, корт 1: без счёта',
  ]);
  expect(
    say([{ kind: 'outcomeChanged', from: { finishedAt: null }, to: { finishedAt: AT } }]),
  ).toEqual(['Турнир закончен']);
});

test('PLAY-9: scores that were left open are asked for before the end', () => {
  const before = playing();
  const plan = { planned: 2, seed: 3, drawing };
  const open = after(before, [
    resultEvent(before.rounds[0]!, before.rounds[0]!.matches[1]!, null),
    ...startRoundEvents(before, AT, plan),
  ]);
  expect(nextStep(open, 2, drawing)).toMatchObject({ kind: 'score', round: 2, court: 1 });
  const last = open.rounds[1]!;
  const whole = after(
    open,
    last.matches.map((match) => resultEvent(last, match, { a: 12, b: 12, mark: null })),
  );
  expect(nextStep(whole, 2, drawing)).toMatchObject({ kind: 'score', round: 1, court: 2 });
  expect(nextStep(whole, 7, drawing)).toMatchObject({ kind: 'startRound', round: 3 });
});
