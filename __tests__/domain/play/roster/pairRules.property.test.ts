import fc from 'fast-check';
import { acceptChange } from '../../../../src/domain/play/changes/acceptChange';
import { findPlayConflicts } from '../../../../src/domain/play/changes/playConflicts';
import { findRedrawForRefused } from '../../../../src/domain/play/changes/findRedrawForRefused';
import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import type { EntryChangedEvent, PlayEvent } from '../../../../src/domain/play/log/events';
import { isPairViolation } from '../../../../src/domain/play/roster/pairRules';
import { createPairEvents } from '../../../../src/domain/play/roster/fixedPairs';
import { getRoundTerms } from '../../../../src/domain/play/model/roundTerms';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import type { Match, Round } from '../../../../src/domain/play/model/round';
import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import {
  canSubstitute,
  createSubstitutionEvents,
} from '../../../../src/domain/play/draw/substitution';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { findPartner } from '../../../../src/domain/play/roster/partnerMode';
import { createPlayState } from '../support/entries';
import { createStartState, drawContext } from '../support/playedTurns';
import { createRuns } from '../../../support/createRuns';

const RUNS = createRuns(1_000);

const AT = '2026-11-25T16:00:00.000Z';
const acceptAlone = (state: PlayState, events: readonly PlayEvent[]) =>
  acceptChange(state, events, () => false);
const getId = (index: number) => `e0${index}`;
const createChange = (
  state: PlayState,
  id: string,
  to: EntryChangedEvent['to'],
): EntryChangedEvent => createEntryEvent({ ...state.entries[id]!, id }, to);

/** Entries name a partner or none, one entry after another within one change. */
const names = fc.array(
  fc.record({ who: fc.nat(7), whom: fc.option(fc.nat(7)), isPaired: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

test('PLAY-45: after any changes a partner in the roster is another entry, and the two name each other', () => {
  let refused = 0;
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 8 }), (changes) => {
      let state = createStartState(8, null, 'fixed');
      for (const named of changes) {
        let seen = state;
        const events = named.flatMap(({ who, whom, isPaired }) => {
          const partner = whom === null ? null : getId(whom);
          const made =
            isPaired && whom !== who
              ? createPairEvents(seen, getId(who), partner)
              : [createChange(seen, getId(who), { partner })];
          seen = made.reduce(
            (next, { entryId, to }) => ({
              ...next,
              entries: { ...next.entries, [entryId]: { ...next.entries[entryId]!, ...to } },
            }),
            seen,
          );
          return made;
        });
        const result = acceptAlone(state, events);
        if (isRefusal(result)) {
          refused += 1;
          expect(isPairViolation(result.refused)).toBe(true);
          expect(findPlayConflicts(events, state)).toHaveLength(1);
          continue;
        }
        accepted += 1;
        state = result.state;
        for (const event of result.events) {
          const { entryId } = event as EntryChangedEvent;
          const { partner } = state.entries[entryId]!;
          if (partner !== null) expect(findPartner(state, entryId)).toBe(partner);
          expect(partner).not.toBe(entryId);
        }
      }
    }),
    RUNS,
  );
  expect(Math.min(refused, accepted)).toBeGreaterThan(RUNS.numRuns / 2);
});

/** A round of eight players in any order, even one that no draw produces. */
const dealRound = (ids: readonly string[]): Round => {
  const createMatch = (court: number, [a1, a2, b1, b2]: readonly string[]): Match => ({
    court,
    a: [a1!, a2!],
    b: [b1!, b2!],
    result: null,
  });
  return {
    id: ids.join(),
    basis: '',
    seed: 1,
    seeding: [],
    matches: [createMatch(1, ids.slice(0, 4)), createMatch(2, ids.slice(4))],
    rests: [],
    start: null,
  };
};

test('PLAY-45: a round of микст is refused exactly where two men or two women would be a pair', () => {
  const ids = Array.from({ length: 8 }, (_, index) => getId(index));
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 8 }), (order) => {
      const state = createStartState(8, null, 'mixed');
      const round = dealRound(order);
      const event = { kind: 'roundsReplaced', after: null, from: [], to: [round] } as const;
      const isFit = round.matches
        .flatMap(({ a, b }) => [a, b])
        .every(([one, other]) => state.entries[one]!.sex !== state.entries[other]!.sex);
      const result = acceptAlone(state, [event]);
      expect(isRefusal(result) ? result.refused : null).toBe(isFit ? null : 'sameSex');
      expect(findPlayConflicts([event], state)).toHaveLength(isFit ? 0 : 1);
      // With changing partners any two may form a pair.
      expect(isRefusal(acceptAlone(createStartState(8, null), [event]))).toBe(false);
    }),
    createRuns(500),
  );
});

test('PLAY-45: in микст a woman does not replace a man in a drawn round, and a round drawn before м/ж was corrected does not begin', () => {
  const before = createStartState(4, null, 'mixed');
  const waiting = {
    ...before,
    entries: {
      ...before.entries,
      ...createPlayState({
        man: { status: 'waiting', sex: 'm', rank: 'y' },
        woman: { status: 'waiting', sex: 'f', rank: 'z' },
      }).entries,
    },
  };
  const plan = { planned: 3, seed: 1, context: { ...drawContext, format: FORMATS.Американо } };
  const [draw, start] = createStartRoundEvents(waiting, AT, plan);
  const drawn = acceptAlone(waiting, [draw!]);
  if (isRefusal(drawn)) throw new Error(drawn.refused);
  const { state } = drawn;

  const how = { sharesRow: false, context: plan.context };
  expect(canSubstitute(state, 'e00', 'man')).toBe(true);
  expect(isRefusal(acceptAlone(state, createSubstitutionEvents(state, 'e00', 'man', how)))).toBe(
    false,
  );
  expect(canSubstitute(state, 'e00', 'woman')).toBe(false);
  expect(acceptAlone(state, createSubstitutionEvents(state, 'e00', 'woman', how))).toEqual({
    refused: 'sameSex',
    entryId: null,
  });

  const corrected = acceptAlone(state, [createChange(state, 'e00', { sex: 'f' })]);
  if (isRefusal(corrected)) throw new Error(corrected.refused);
  expect(acceptAlone(corrected.state, [start!])).toMatchObject({ refused: 'sameSex' });
  const isStarted = acceptAlone(state, [start!]);
  expect(isRefusal(isStarted)).toBe(false);
});

test('PLAY-53: a round of fixed pairs is refused exactly where it tears a pair apart, drawn, begun or sent as begun', () => {
  const ids = Array.from({ length: 8 }, (_, index) => getId(index));
  const start = { at: AT, terms: getRoundTerms(DEFAULT_PLAY_SETTINGS) };
  const bias = fc.oneof(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: 8 }));
  fc.assert(
    fc.property(bias, fc.boolean(), (order, isBegun) => {
      const state = createStartState(8, null, 'fixed');
      const round = { ...dealRound(order), start: isBegun ? start : null };
      const event = { kind: 'roundsReplaced', after: null, from: [], to: [round] } as const;
      const isFit = round.matches
        .flatMap(({ a, b }) => [a, b])
        .every(([one, other]) => findPartner(state, one) === other);
      const result = acceptAlone(state, [event]);
      expect(isRefusal(result) ? result.refused : null).toBe(isFit ? null : 'torn');
      expect(findPlayConflicts([event], state)).toHaveLength(isFit ? 0 : 1);
      // The round is drawn again from the current roster.
      expect(findRedrawForRefused(state, [event])).toEqual(isBegun ? null : []);
    }),
    createRuns(300),
  );
});

test('PLAY-53: a draw from before its pairs changed does not start and takes no substitute, and is drawn again with its other changes', () => {
  const before = createStartState(9, null, 'fixed');
  const plan = { planned: 3, seed: 1, context: { ...drawContext, format: FORMATS.Американо } };
  const arrived = createChange(before, 'e00', { attendance: 'arrived' });
  const [draw, start] = createStartRoundEvents(before, AT, plan);
  const drawn = acceptAlone(before, [draw!]);
  if (isRefusal(drawn)) throw new Error(drawn.refused);
  const others = acceptAlone(drawn.state, createPairEvents(drawn.state, 'e00', 'e02'));
  if (isRefusal(others)) throw new Error(others.refused);
  const { state } = others;
  expect(acceptAlone(state, [start!])).toMatchObject({ refused: 'torn' });
  expect(canSubstitute(state, 'e04', 'e08')).toBe(false);
  expect(canSubstitute(drawn.state, 'e04', 'e08')).toBe(true);

  expect(findRedrawForRefused(state, [arrived, start!])).toEqual([arrived]);
  expect(findRedrawForRefused(state, [arrived])).toBeNull();
  // Null only when the round no longer exists: another device has drawn a different round, which takes precedence.
  expect(findRedrawForRefused(state, [draw!, start!])).not.toBeNull();
  expect(findRedrawForRefused({ ...state, rounds: [] }, [start!])).toBeNull();
});
