import assert from 'node:assert/strict';
import fc from 'fast-check';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import {
  createDrawEvent,
  createStartRoundEvents,
} from '../../../../src/domain/play/draw/drawEvents';
import {
  createExchangeEvent,
  findExchangeObstacle,
} from '../../../../src/domain/play/draw/exchange';
import {
  createCancelRoundEvent,
  createKeepDrawEvent,
  createReplaceRoundsEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { invertEvents } from '../../../../src/domain/play/log/eventRegistry';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { PARTNER_MODES, type PartnerMode } from '../../../../src/domain/play/model/gameSettings';
import {
  listMatchPlayers,
  listParticipants,
  listStartedRounds,
  type Round,
} from '../../../../src/domain/play/model/round';
import { createRoundLookup } from '../../../../src/domain/play/model/roundName';
import {
  createEntryEvent,
  createSettingsEvent,
} from '../../../../src/domain/play/roster/entryEvents';
import { getNextStep, isDrawStale } from '../../../../src/domain/play/rounds/nextStep';
import { createRuns } from '../../../support/createRuns';
import { applyAll } from '../support/entries';
import { createRound } from '../support/mexicanoRounds';
import { acceptAlone, createStartState } from '../support/playedTurns';

const RUNS = createRuns(1_500);
const americano = { format: FORMATS.Американо, levelOf: () => null };

/** Drawn once for all runs: a search takes most of the time. */
const drawnPlays = new Map<string, PlayState>();

function drawPlay(players: number, courts: number, seed: number, variant: PartnerMode): PlayState {
  const key = [players, courts, seed, variant].join();
  const known = drawnPlays.get(key);
  if (known) return known;
  const state = createStartState(players, courts, variant);
  const drawn = applyAll(state, [createDrawEvent(state, { planned: 2, seed, context: americano })]);
  drawnPlays.set(key, drawn);
  return drawn;
}

const input = fc.record({
  players: fc.constantFrom(5, 8, 9, 12),
  courts: fc.integer({ min: 1, max: 3 }),
  seed: fc.nat(1),
  variant: fc.constantFrom(...PARTNER_MODES),
  round: fc.nat(2),
  one: fc.nat(99),
  other: fc.nat(99),
});

const listCourts = ({ matches, rests }: Round) =>
  JSON.stringify([
    matches.map(({ a, b }) => [a.toSorted().join('+'), b.toSorted().join('+')]),
    rests.toSorted(),
  ]);

test('PLAY-84: an exchange keeps the round sound, and its undo gives the state as it was', () => {
  let [made, refused] = [0, 0];
  fc.assert(
    fc.property(input, ({ players, courts, seed, variant, ...pick }) => {
      if (variant !== 'changing' && players < 8) return;
      const state = drawPlay(players, courts, seed, variant);
      const round = state.rounds[pick.round % state.rounds.length]!;
      const present = listParticipants(round);
      const [one, other] = [
        present[pick.one % present.length]!,
        present[pick.other % present.length]!,
      ];
      const event = createExchangeEvent(state, round.id, one, other);
      if (!event) {
        refused += 1;
        return;
      }
      const accepted = acceptAlone(state, [event]);
      assert(!isRefusal(accepted));
      const at = state.rounds.indexOf(round);
      const after = accepted.state.rounds[at]!;
      assert.deepEqual(listParticipants(after).toSorted(), present.toSorted());
      assert.equal(after.isManual, true);
      assert.notEqual(listCourts(after), listCourts(round));
      assert.deepEqual(
        accepted.state.rounds.filter((_, index) => index !== at).map(listCourts),
        state.rounds.filter((_, index) => index !== at).map(listCourts),
      );
      const undone = acceptUndo(accepted.state, accepted.events);
      assert(!isRefusal(undone));
      assert.deepEqual(undone.state, state);
      const back = createExchangeEvent(accepted.state, after.id, one, other);
      assert.equal(listCourts(back!.to[at]!), listCourts(round));
      made += 1;
    }),
    RUNS,
  );
  expect(made).toBeGreaterThan(RUNS.numRuns / 4);
  expect(refused).toBeGreaterThan(RUNS.numRuns / 20);
});

test('PLAY-84: no player of a begun round is exchanged, nor are partners with each other', () => {
  const begun = { ...drawPlay(8, 2, 7, 'changing') };
  const [first] = begun.rounds as [Round, ...Round[]];
  const [one, , other] = listMatchPlayers(first.matches[0]!);
  const started: PlayState = {
    ...begun,
    rounds: [{ ...first, start: createRound(['a+b - c+d']).start }, ...begun.rounds.slice(1)],
  };
  expect(listStartedRounds(started.rounds)).toHaveLength(1);
  expect(createExchangeEvent(started, first.id, one!, other!)).toBeNull();
  expect(findExchangeObstacle(started, first.id, one!, other!)).toBe('started');
  const [a, partner] = first.matches[0]!.a;
  expect(findExchangeObstacle(begun, first.id, a, partner)).toBe('partners');
  expect(findExchangeObstacle(begun, first.id, a, a)).toBe('oneself');
  expect(findExchangeObstacle(begun, first.id, a, 'nobody')).toBe('gone');
  expect(findExchangeObstacle(begun, 'another draw', a, other!)).toBe('gone');
  expect(findExchangeObstacle(begun, first.id, a, other!)).toBeNull();
});

test('PLAY-84: in микст only those of one sex are exchanged, fixed pairs change places whole', () => {
  const mixed = drawPlay(8, 2, 7, 'mixed');
  const match = mixed.rounds[0]!.matches[0]!;
  const [man, woman] = [...match.a].toSorted((one) => (mixed.entries[one]!.sex === 'm' ? -1 : 1));
  const otherWoman = match.b.find((id) => mixed.entries[id]!.sex === 'f')!;
  expect(findExchangeObstacle(mixed, mixed.rounds[0]!.id, man!, otherWoman)).toBe('sameSex');
  expect(createExchangeEvent(mixed, mixed.rounds[0]!.id, woman!, otherWoman)).not.toBeNull();

  const fixed = drawPlay(12, 2, 7, 'fixed');
  const [first, second] = fixed.rounds[0]!.matches;
  const event = createExchangeEvent(fixed, fixed.rounds[0]!.id, first!.a[0], second!.b[1])!;
  expect(event.to[0]!.matches[0]!.a.toSorted()).toEqual(second!.b.toSorted());
  expect(event.to[0]!.matches[1]!.b.toSorted()).toEqual(first!.a.toSorted());
  expect(findExchangeObstacle(fixed, fixed.rounds[0]!.id, first!.a[0], first!.b[1])).toBe(
    'opponents',
  );
});

test('PLAY-84: an exchange and its opposite are told apart from a draw, and only a new draw ends «by hand»', () => {
  const state = drawPlay(9, 2, 7, 'changing');
  const [, second] = state.rounds as [Round, Round, ...Round[]];
  const [one, other] = [second.matches[0]!.a[0], second.rests[0]!];
  const lookups = [(id: string) => id, createRoundLookup(state.rounds)] as const;
  const event = createExchangeEvent(state, second.id, one, other)!;
  const describe = (events: readonly PlayEvent[], undoes: string | null = null) =>
    describeChange({ events, undoes }, ...lookups);
  const byPosition = listParticipants(second)
    .filter((id) => [one, other].includes(id))
    .toReversed();
  expect(describe([event])).toEqual([`Раунд 2: поменялись ${byPosition.join(' и ')}`]);
  expect(describe(invertEvents([event]), 'id')).toEqual([
    'Отмена',
    `Раунд 2: поменялись ${byPosition.toReversed().join(' и ')}`,
  ]);

  const exchanged = applyAll(state, [event]);
  const back = createExchangeEvent(exchanged, exchanged.rounds[1]!.id, one, other)!;
  const again = applyAll(exchanged, [back]);
  expect(again.rounds.map(({ id }) => id)).toEqual(state.rounds.map(({ id }) => id));
  expect(again.rounds.map(({ isManual }) => isManual === true).indexOf(true)).toBe(1);
  const redrawn = applyAll(again, [createReplaceRoundsEvent(again, state.rounds)]);
  expect(redrawn).toEqual(state);
});

test('PLAY-84: a round changed by hand stays so while it is kept, started or cancelled', () => {
  const state = drawPlay(9, 2, 7, 'changing');
  const [first] = state.rounds as [Round, ...Round[]];
  const exchanged = applyAll(state, [
    createExchangeEvent(state, first.id, first.matches[0]!.a[0], first.rests[0]!)!,
  ]);
  const plan = { planned: 2, seed: 7, context: americano };
  const kept = applyAll(exchanged, [createKeepDrawEvent(exchanged, 2, americano)]);
  const started = applyAll(kept, createStartRoundEvents(kept, '2026-11-25T16:00:00.000Z', plan));
  const cancelled = applyAll(started, [createCancelRoundEvent(started, americano)!]);
  for (const { rounds } of [kept, started, cancelled]) expect(rounds[0]!.isManual).toBe(true);
  expect(cancelled.rounds[0]).toEqual(exchanged.rounds[0]);
});

test('PLAY-84, PLAY-12: a player who leaves or comes makes a round changed by hand stale, and changes nothing in it', () => {
  const state = drawPlay(9, 2, 7, 'changing');
  const [first] = state.rounds as [Round, ...Round[]];
  const exchanged = applyAll(state, [
    createExchangeEvent(state, first.id, first.matches[0]!.a[0], first.rests[0]!)!,
  ]);
  const isStale = (one: PlayState) => isDrawStale(one, 1, 2, americano);
  expect(isStale(exchanged)).toBe(false);
  const [id, entry] = Object.entries(exchanged.entries)[0]!;
  const away = applyAll(exchanged, [createEntryEvent({ ...entry, id }, { attendance: 'absent' })]);
  const fewer = applyAll(exchanged, [createSettingsEvent(exchanged.settings, { courts: 1 })]);
  for (const changed of [away, fewer]) {
    expect(isStale(changed)).toBe(true);
    expect(changed.rounds).toEqual(exchanged.rounds);
  }
  expect(getNextStep(away, 2, americano)).toEqual({ kind: 'start', isStale: true });
});

test('PLAY-84: a round that another client sends as not changed by hand is drawn again like any other', () => {
  const drawn = drawPlay(8, 2, 0, 'changing');
  const told = drawn.rounds.map((round) => ({ ...round, isManual: false as never }));
  const sent = applyAll({ ...drawn, rounds: [] }, [
    createReplaceRoundsEvent({ ...drawn, rounds: [] }, told),
  ]);
  // The console reads the field as missing.
  const read = { ...sent, rounds: drawn.rounds };
  expect(applyAll(sent, [createReplaceRoundsEvent(read, [])]).rounds).toEqual([]);
});
