import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { createDrawEvent } from '../../../../src/domain/play/draw/drawEvents';
import { createFinalEvent } from '../../../../src/domain/play/draw/drawFinal';
import { createResultEvent } from '../../../../src/domain/play/draw/roundEvents';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import {
  listMatchPlayers,
  listOrdinaryRounds,
  listParticipants,
  type Match,
} from '../../../../src/domain/play/model/round';
import { isDrawStale } from '../../../../src/domain/play/rounds/nextStep';
import { listDrawable } from '../../../../src/domain/play/roster/availability';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import type { StandingsRow } from '../../../../src/domain/play/standings/standings';
import { createRuns } from '../../../support/createRuns';
import { applyAll } from '../support/entries';
import { createFinal, drawFinalIn, finalEvening, type FinalEvening } from '../support/finals';
import { acceptAlone, drawContext } from '../support/playedTurns';

const RUNS = createRuns(600);

/** Asserts about each evening with a final; counts those, so that none of them is a failure. */
function assertAlways(judge: (evening: FinalEvening) => void): void {
  let count = 0;
  fc.assert(
    fc.property(finalEvening, (evening) => {
      if (!evening) return;
      judge(evening);
      count += 1;
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(RUNS.numRuns / 2);
}

/** The rows as if the final were not. Those who went in it had not left in the rounds before. */
function computeWithoutFinal({ before, after, final }: FinalEvening): StandingsRow[] {
  const stayed = listParticipants(final).map((id) => [id, before.entries[id]!] as const);
  return computePlayStandings({
    ...after,
    entries: { ...after.entries, ...Object.fromEntries(stayed) },
    rounds: listOrdinaryRounds(after.rounds),
  });
}

/** All that a row says but its place, who won it on court, and the column of the final. */
const listFigures = (rows: readonly StandingsRow[]) =>
  new Map(
    rows.map(({ place: _, isShared: _shared, final: _final, finalHalf: _half, ...row }) => [
      row.id,
      // The marks of leavers and winners depend on the final; no sum does.
      { ...row, hasLeft: null, isWinner: null },
    ]),
  );

test('PLAY-85: a final changes no figure of any row, for any scores and any players who leave', () => {
  assertAlways((evening) => {
    assert.deepEqual(
      listFigures(computePlayStandings(evening.after)),
      listFigures(computeWithoutFinal(evening)),
    );
  });
});

/** The rows on both sides of a match, and which side stands above the other. */
type Four = { upper: number[]; lower: number[] };

const isDecided = ({ result }: Match): boolean => result !== null && result.mark !== 'notPlayed';

/** Everybody's place after the final, computed from the list of places alone. */
function computeExpectedPlaces(evening: FinalEvening): Map<string, number> {
  const { final } = evening;
  const rows = computeWithoutFinal(evening);
  const rowOf = (entryId: string) => rows.find(({ entryIds }) => entryIds.includes(entryId))!.id;
  const decided = final.matches.filter(isDecided);
  const seeded = [...new Set(final.seeding.map(({ entryId }) => rowOf(entryId)))];
  const courtOf = (id: string) =>
    decided.find((match) => listMatchPlayers(match).map(rowOf).includes(id))?.court ?? 99;
  const order = rows.toSorted(
    (one, other) =>
      one.place - other.place ||
      courtOf(one.id) - courtOf(other.id) ||
      seeded.indexOf(one.id) - seeded.indexOf(other.id),
  );
  const ordinalOf = (id: string) => order.findIndex((row) => row.id === id) + 1;
  const places = new Map<string, number>();
  const free = order.flatMap(({ id }) => (courtOf(id) === 99 ? [] : [ordinalOf(id)]));
  for (const { a, b, result } of decided) {
    const [one, other] = [a, b].map((pair) => [...new Set(pair.map(rowOf))].map(ordinalOf));
    const sum = (ordinals: readonly number[]) =>
      ordinals.reduce((total, ordinal) => total + ordinal, 0);
    const byTable =
      sum(one!) === sum(other!) ? Math.min(...one!) < Math.min(...other!) : sum(one!) < sum(other!);
    const isOneAbove = result!.a === result!.b ? byTable : result!.a > result!.b;
    const four: Four = isOneAbove ? { upper: one!, lower: other! } : { upper: other!, lower: one! };
    const ordinals = free.splice(0, one!.length + other!.length);
    for (const ordinal of four.upper) places.set(order[ordinal - 1]!.id, ordinals[0]!);
    for (const ordinal of four.lower)
      places.set(order[ordinal - 1]!.id, ordinals[four.upper.length]!);
  }
  for (const row of order.filter(({ id }) => !places.has(id))) {
    const tied = order.filter(({ id, place }) => place === row.place && courtOf(id) === 99);
    places.set(row.id, Math.min(...tied.map(({ id }) => ordinalOf(id))));
  }
  return places;
}

test('PLAY-85: in each four the winners take the upper places, a draw goes to the smaller sum, all others keep theirs', () => {
  let [decided, drawn, kept] = [0, 0, 0];
  assertAlways((evening) => {
    const rows = computePlayStandings(evening.after);
    assert.deepEqual(
      new Map(rows.map(({ id, place }) => [id, place])),
      computeExpectedPlaces(evening),
    );
    const places = rows.map(({ place }) => place);
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
    decided += evening.final.matches.filter(isDecided).length;
    drawn += evening.final.matches.filter(
      (match) => isDecided(match) && match.result!.a === match.result!.b,
    ).length;
    kept += rows.filter(({ finalHalf }) => finalHalf === null).length;
  });
  expect(Math.min(decided, drawn, kept)).toBeGreaterThan(RUNS.numRuns / 20);
});

test('PLAY-85: a player outside the fours keeps a place that no player of the final shared', () => {
  assertAlways((evening) => {
    const { after, final } = evening;
    const playing = new Set(final.matches.filter(isDecided).flatMap(listMatchPlayers));
    const before = computeWithoutFinal(evening);
    const isPlaying = ({ entryIds }: StandingsRow) => entryIds.some((id) => playing.has(id));
    const taken = new Set(before.filter(isPlaying).map(({ place }) => place));
    const places = new Map(computePlayStandings(after).map(({ id, place }) => [id, place]));
    for (const row of before.filter((one) => !isPlaying(one) && !taken.has(one.place)))
      assert.equal(places.get(row.id), row.place);
  });
});

test('PLAY-85: a final has everybody there once, and no result of it draws or undraws it', () => {
  assertAlways(({ before, final, after }) => {
    const present = listDrawable(before, before.rounds.length + 1);
    assert.deepEqual(listParticipants(final).toSorted(), present.toSorted());
    assert.deepEqual(
      final.matches.map(({ court }) => court),
      final.matches.map((_, index) => index + 1),
    );
    assert.equal(isDrawStale(after, after.rounds.length, before.rounds.length, drawContext), false);
  });
});

test('PLAY-85: a correction and its undo give the state before, also of the final itself', () => {
  assertAlways(({ after }) => {
    for (const round of after.rounds) {
      const match = round.matches[0]!;
      const total = round.final ? 8 : 24;
      const event = createResultEvent(round, match, { a: total, b: 0, mark: null });
      const corrected = acceptAlone(after, [event]);
      assert('state' in corrected);
      const undone = acceptUndo(corrected.state, corrected.events);
      assert('state' in undone);
      assert.deepEqual(undone.state, after);
      assert.deepEqual(computePlayStandings(undone.state), computePlayStandings(after));
    }
  });
});

test('PLAY-85: scores of a final and of a round before it give the same state in either order', () => {
  assertAlways(({ after, before, final }) => {
    const first = after.rounds[0]!;
    const earlier = createResultEvent(first, first.matches.at(-1)!, { a: 24, b: 0, mark: null });
    const later = createResultEvent(final, final.matches[0]!, { a: 8, b: 0, mark: null });
    assert.deepEqual(applyEvents(after, [earlier, later]), applyEvents(after, [later, earlier]));
    const draw = createFinalEvent(before, createFinal())!;
    assert.deepEqual(applyEvents(before, [earlier, draw]), applyEvents(before, [draw, earlier]));
  });
});

test('PLAY-85: a correction leaves the drawn final as it is; where it meets others then, it is out of date', () => {
  let stale = 0;
  assertAlways(({ before, planned }) => {
    const drawn = drawFinalIn(before, createFinal('first'));
    const first = drawn.rounds[0]!;
    const match = first.matches[0]!;
    const corrected = applyAll(drawn, [
      createResultEvent(first, match, { a: 0, b: 24, mark: null }),
    ]);
    const number = drawn.rounds.length;
    const { to } = createDrawEvent(corrected, { planned, seed: 1, context: drawContext });
    const isSame = isDeepStrictEqual(to[0]!.matches, drawn.rounds.at(-1)!.matches);
    assert.deepEqual(corrected.rounds.at(-1), drawn.rounds.at(-1));
    assert.equal(isDrawStale(corrected, number, planned, drawContext), !isSame);
    const redrawn = applyAll(corrected, [
      createDrawEvent(corrected, { planned, seed: 1, context: drawContext }),
    ]);
    assert.deepEqual(redrawn.rounds.at(-1)!.final, drawn.rounds.at(-1)!.final);
    assert.equal(isDrawStale(redrawn, number, planned, drawContext), false);
    stale += isSame ? 0 : 1;
  });
  expect(stale).toBeGreaterThan(RUNS.numRuns / 20);
});
