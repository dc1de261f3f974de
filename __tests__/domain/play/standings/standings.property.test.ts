import { UNIT_WORDS } from '../../../../src/domain/play/model/scoreUnit';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  rankForSeeding,
  computeStandings,
  type StandingsRow,
} from '../../../../src/domain/play/standings/standings';
import { listStartedRounds, listMatchPlayers } from '../../../../src/domain/play/model/round';
import {
  listCriteria,
  findDecidingCriterion,
} from '../../../../src/domain/play/standings/criteria';
import { describePlace } from '../../../../src/domain/play/standings/describePlace';
import { computeRestCredit } from '../../../../src/domain/play/standings/restCredit';
import { standingsInput, reorder, type StandingsInput } from '../support/standingsInputs';
import { computeNaiveStandings } from '../support/naiveStandings';
import { createRuns } from '../../../support/createRuns';

const RUNS = createRuns(3_000);
const computeTable = ({ rounds, options }: StandingsInput): StandingsRow[] =>
  computeStandings(rounds, options);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

test('PLAY-4, PLAY-5: the points of all are twice those of the matches, and the credits', () => {
  let credited = 0;
  fc.assert(
    fc.property(standingsInput, (one) => {
      const rows = computeTable(one);
      const begun = listStartedRounds(one.rounds);
      const scores = begun.flatMap(({ matches }) => matches.map(({ result }) => result));
      const points = sumOf(scores.map((result) => (result ? result.a + result.b : 0)));
      assert.equal(sumOf(rows.map((row) => row.matchPoints)), 2 * points);
      // Only the second implementation checks the rest credits of players who left.
      const isUnplayedByLeft = begun.some(({ matches }) =>
        matches.some(
          (match) =>
            match.result?.mark === 'notPlayed' &&
            listMatchPlayers(match).some((id) => one.options.leftIds.has(id)),
        ),
      );
      const credits = begun.map(
        (round) =>
          (computeRestCredit(round) ?? 0) *
          (round.rests.length +
            4 * round.matches.filter(({ result }) => result?.mark === 'notPlayed').length),
      );
      if (!isUnplayedByLeft) {
        assert.equal(sumOf(rows.map(({ points }) => points)), 2 * points + sumOf(credits));
      }
      for (const { points, matchPoints, credit } of rows) {
        assert.equal(points, matchPoints + credit);
        assert(Number.isInteger(2 * credit) && credit >= 0);
      }
      credited += rows.filter(({ credit }) => !Number.isInteger(credit)).length;
    }),
    RUNS,
  );
  expect(credited).toBeGreaterThan(RUNS.numRuns / 3);
});

test('PLAY-4, PLAY-5, PLAY-6, PLAY-82: places and figures are those of a second, naive table', () => {
  const decided = new Map<string, number>();
  let shared = 0;
  fc.assert(
    fc.property(standingsInput, (one) => {
      const rows = computeTable(one);
      const naive = new Map(computeNaiveStandings(one).map((row) => [row.id, row]));
      assert.equal(rows.length, naive.size);
      for (const { id, place, points, credit, wins, matches, best } of rows) {
        const figures = { halves: 2 * points, creditHalves: 2 * credit, wins, matches, best };
        assert.deepEqual({ id, place, ...figures }, naive.get(id));
      }
      assert.deepEqual(
        rows.map(({ place }) => place),
        rows.map((row) => 1 + rows.findIndex(({ place }) => place === row.place)),
      );
      rows.slice(1).forEach((row, index) => {
        const by = findDecidingCriterion(rows[index]!, row, listCriteria(one.options.order));
        if (by) decided.set(by, (decided.get(by) ?? 0) + 1);
        else shared += 1;
      });
    }),
    RUNS,
  );
  const byWins = ['winPoints', 'difference', 'sharedPoints'];
  for (const criterion of [
    'matches',
    'average',
    'points',
    'wins',
    'headToHead',
    'best',
    ...byWins,
  ]) {
    expect([criterion, decided.get(criterion)]).toEqual([criterion, expect.any(Number)]);
    expect(decided.get(criterion)).toBeGreaterThan(RUNS.numRuns / 60);
  }
  expect(shared).toBeGreaterThan(RUNS.numRuns / 3);
});

/** Drops the order of tied opponents, which depends on the order of their pair. */
const sortById = (rows: readonly StandingsRow[]) =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      'opponents' in cell ? { ...cell, opponents: cell.opponents.toSorted() } : cell,
    ),
  }));

test('PLAY-5: neither table nor ranking depends on the order in which people and scores came', () => {
  fc.assert(
    fc.property(standingsInput, fc.nat(11), fc.integer(), (one, by, seed) => {
      const [rows, others] = [computeTable(one), computeTable(reorder(one, by))];
      assert.deepEqual(sortById(others), sortById(rows));
      const ranking = rankForSeeding(rows, seed);
      assert.deepEqual(rankForSeeding(others.toReversed(), seed), ranking);
      assert.deepEqual(
        ranking.map(({ entryId }) => entryId).toSorted(),
        rows.flatMap(({ entryIds }) => entryIds).toSorted(),
      );
      assert(ranking.every(({ place }, index) => place >= (ranking[index - 1]?.place ?? 1)));
      const placeOf = new Map(
        rows.flatMap((row) => row.entryIds.map((id) => [id, row.place] as const)),
      );
      assert(ranking.every(({ entryId, place }) => placeOf.get(entryId) === place));
    }),
    RUNS,
  );
});

const parseNumber = (text: string): number => Number(text.replace(',', '.').replace('−', '-'));
const DIFFERENCE = /(больше|меньше) [а-я ]+ \(([+−\d,]+) против ([+−\d,]+)/;

test('PLAY-7: every place has a reason, and its numbers say the same as the place', () => {
  const createPerson = (familyName: string) => ({ givenName: 'Женя', familyName });
  fc.assert(
    fc.property(standingsInput, (one) => {
      const rows = computeTable(one);
      for (const row of rows) {
        const reason = describePlace(
          rows,
          row.id,
          { ...one.options, words: UNIT_WORDS.points },
          createPerson,
        );
        assert.match(reason, /^(Выше|Ниже|Место|Ещё).*\.$/);
        const isAlike = rows.filter(({ place }) => place === row.place).length > 1;
        if (!reason.startsWith('Ещё')) assert.equal(reason.startsWith('Место'), isAlike);
        const difference = DIFFERENCE.exec(reason);
        assert.equal(difference !== null, /^(Выше|Ниже)/.test(reason));
        if (!difference) continue;
        const [, way, own = '', other = ''] = difference;
        assert.equal(way === 'больше', parseNumber(own) > parseNumber(other));
        assert.notEqual(parseNumber(own), parseNumber(other));
        assert.equal(way === 'больше', reason.startsWith('Выше'));
        assert.equal(reason.startsWith('Ниже'), row === rows.at(-1));
      }
    }),
    RUNS,
  );
});
