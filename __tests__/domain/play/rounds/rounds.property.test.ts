import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ATTENDANCES } from '../../../../src/domain/play/model/entry';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import {
  listNextRoundJoiners,
  listDrawable,
} from '../../../../src/domain/play/roster/availability';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import {
  listStartedRounds,
  listParticipants,
  type MatchResult,
} from '../../../../src/domain/play/model/round';
import { parsePlayHistory } from '../../../../src/domain/play/log/changeWire';
import { createResultEvent } from '../../../../src/domain/play/draw/roundEvents';
import { isMatchPlayed } from '../../../../src/domain/play/score/winningSide';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import {
  acceptAlone,
  turnsInput,
  createEvents,
  playTurns,
  type Turn,
} from '../support/playedTurns';
import { createRuns } from '../../../support/createRuns';

const EVENINGS = createRuns(10_000);
const ROUNDS = createRuns(2_000);

const hasNoTwins = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

function expectRounds(state: PlayState) {
  const begun = listStartedRounds(state.rounds);
  assert.deepEqual(begun, state.rounds.slice(0, begun.length), 'what is only drawn stands behind');
  for (const { matches, rests } of state.rounds) {
    assert(matches.length <= (state.settings.courts ?? 10));
    assert(hasNoTwins(matches.map(({ court }) => court)));
    const present = [...matches.flatMap(({ a, b }) => [...a, ...b]), ...rests];
    assert(hasNoTwins(present), 'nobody is in a round twice');
    assert.equal(rests.length, present.length - 4 * matches.length);
  }
}

function expectStandings(state: PlayState) {
  const begun = listStartedRounds(state.rounds);
  const table = computePlayStandings(state);
  const played = begun.flatMap(({ matches }) => matches.map(({ result }) => result));
  const points = played.filter(isMatchPlayed).reduce((sum, { a, b }) => sum + 2 * (a + b), 0);
  const counted = table.reduce((sum, row) => sum + row.points - row.credit, 0);
  assert.equal(counted, points, 'each point is counted once for each of two');
}

test('PLAY-10, DRAW-1: in any evening rounds and standings are sound', () => {
  let rounds = 0;
  fc.assert(
    fc.property(turnsInput, (given) => {
      const { states } = playTurns(given);
      for (const state of states) expectRounds(state);
      if (states.length > 0) expectStandings(states.at(-1)!);
      rounds += states.at(-1)?.rounds.length ?? 0;
    }),
    ROUNDS,
  );
  expect(rounds).toBeGreaterThan(ROUNDS.numRuns / 2);
});

test('PLAY-11: an evening folded from its history, as it goes over the wire, is the same', () => {
  fc.assert(
    fc.property(turnsInput, (given) => {
      const { before, changes, states } = playTurns(given);
      const sent = JSON.parse(JSON.stringify(changes)) as object[];
      const told = parsePlayHistory(sent)!;
      const again = applyEvents(
        before,
        told.flatMap(({ events }) => events),
      );
      assert.deepEqual(again, states.at(-1) ?? before);
    }),
    EVENINGS,
  );
});

test('PLAY-15: any change can be undone at once, which restores the former state', () => {
  fc.assert(
    fc.property(turnsInput, (given) => {
      const { before, changes, states } = playTurns(given);
      changes.forEach(({ events }, index) => {
        const undone = acceptUndo(states[index]!, events);
        assert(!isRefusal(undone));
        assert.deepEqual(undone.state, states[index - 1] ?? before);
      });
    }),
    ROUNDS,
  );
});

test('PLAY-13: players who are drawn into a round are there when it starts', () => {
  fc.assert(
    fc.property(turnsInput, (given) => {
      const { before, changes, states } = playTurns(given);
      changes.forEach(({ id, events }, index) => {
        if (id.startsWith('undo')) return;
        const state = states[index - 1] ?? before;
        for (const event of events) {
          if (event.kind !== 'roundsReplaced' || event.from.length > 0) continue;
          const number = listStartedRounds(state.rounds).length + 1;
          for (const round of event.to.filter(({ start }) => start === null)) {
            assert.deepEqual(listParticipants(round).sort(), listDrawable(state, number).sort());
          }
        }
      });
    }),
    ROUNDS,
  );
});

const score = fc
  .record({ a: fc.integer({ min: 0, max: 24 }) })
  .map(({ a }): MatchResult => ({ a, b: 24 - a, mark: null }));

test('PLAY-11: scores of different matches hold both, in either order; the second score of one match asks', () => {
  let [merged, asked] = [0, 0];
  fc.assert(
    fc.property(
      turnsInput,
      score,
      score,
      fc.nat(9),
      fc.nat(9),
      (given, mine, theirs, one, other) => {
        const state = playTurns(given).states.at(-1);
        const round = state && listStartedRounds(state.rounds).at(-1);
        if (!state || !round || state.outcome.finishedAt) return;
        const getMatch = (index: number) => round.matches[index % round.matches.length]!;
        const [first, second] = [
          createResultEvent(round, getMatch(one), mine),
          createResultEvent(round, getMatch(other), theirs),
        ];
        const afterFirst = acceptAlone(state, [first]);
        const afterSecond = acceptAlone(state, [second]);
        assert(!isRefusal(afterFirst) && !isRefusal(afterSecond));
        const [forth, back] = [
          acceptAlone(afterFirst.state, [second]),
          acceptAlone(afterSecond.state, [first]),
        ];
        if (getMatch(one) !== getMatch(other)) {
          assert(!isRefusal(forth) && !isRefusal(back));
          assert.deepEqual(forth.state, back.state);
          merged += 1;
        } else if (mine.a !== theirs.a) {
          const isRefused = isRefusal(forth) && isRefusal(back);
          // Entering the result that a match already has is no conflict.
          const isSaid = [mine, theirs].some(({ a }) => a === getMatch(one).result?.a);
          assert(isRefused || isSaid);
          asked += 1;
        }
      },
    ),
    ROUNDS,
  );
  expect(Math.min(merged, asked)).toBeGreaterThan(ROUNDS.numRuns / 20);
});

/** Number for a turn that marks an entry as arrived. */
const ATTENDED = 1 + ATTENDANCES.indexOf('arrived');
const go: Turn = { what: 'go', one: 0, other: 0 };

test('PLAY-13: the announced joiners of the next round are those who are new in it when it is drawn', () => {
  let told = 0;
  const scored: Turn = { what: 'scoreAll', one: 1, other: 1 };
  const createArrival = (one: number): Turn => ({ what: 'mark', one, other: ATTENDED });
  fc.assert(
    fc.property(turnsInput, fc.nat(40), ({ seed, ...given }, who) => {
      const before = playTurns({ ...given, seed }).states.at(-1);
      if (!before || before.rounds.length === 0) return;
      const state = [scored, ...[0, 1, 2, 3].map((next) => createArrival(who + next))].reduce(
        (now, turn) => {
          const accepted = acceptAlone(now, createEvents(now, turn, seed));
          assert(!isRefusal(accepted));
          return accepted.state;
        },
        before,
      );
      const last = listStartedRounds(state.rounds).at(-1);
      const [drawn] = last ? createEvents(state, go, seed) : [];
      if (!last || drawn?.kind !== 'roundsReplaced' || drawn.from.length > 0) return;
      const there = new Set(listParticipants(last));
      const fresh = listParticipants(drawn.to[0]!).filter((id) => !there.has(id));
      assert.deepEqual(
        listNextRoundJoiners(state, listStartedRounds(state.rounds).length).sort(),
        fresh.sort(),
      );
      told += fresh.length;
    }),
    EVENINGS,
  );
  expect(told).toBeGreaterThan(EVENINGS.numRuns / 200);
});

test('PLAY-11: two devices that draw and start the same round have one round', () => {
  let count = 0;
  fc.assert(
    fc.property(turnsInput, (given) => {
      const { states } = playTurns(given);
      const state = states.at(-1);
      if (!state) return;
      const events = createEvents(state, go, given.seed);
      if (events.length === 0) return;
      const once = acceptAlone(state, events);
      assert(!isRefusal(once));
      const twice = acceptAlone(once.state, events);
      assert(!isRefusal(twice));
      assert.deepEqual(twice, { state: once.state, events: [] });
      count += 1;
    }),
    ROUNDS,
  );
  expect(count).toBeGreaterThan(ROUNDS.numRuns / 20);
});
