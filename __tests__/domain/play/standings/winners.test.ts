import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import { createResultEvent } from '../../../../src/domain/play/draw/roundEvents';
import { createSubstitutionEvents } from '../../../../src/domain/play/draw/substitution';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import {
  listStartedRounds,
  type Match,
  type MatchResult,
} from '../../../../src/domain/play/model/round';
import { listWinners } from '../../../../src/domain/play/standings/winners';
import { aPlay, after } from '../support/entries';

const drawing = { format: 'americano', levelOf: () => null } as const;
const AT = '2026-11-25T16:00:00.000Z';

const finished = (state: PlayState): PlayState => ({
  ...state,
  outcome: { ...state.outcome, finishedAt: AT },
});

/** The next round of an Американо of four, its match with a result. */
function scored(before: PlayState, resultOf: (match: Match) => MatchResult): PlayState {
  const state = after(before, createStartRoundEvents(before, AT, { planned: 3, seed: 3, drawing }));
  const last = listStartedRounds(state.rounds).at(-1)!;
  const [match] = last.matches;
  return after(state, [createResultEvent(last, match!, resultOf(match!))]);
}

const round = (before: PlayState, a = 15): PlayState =>
  scored(before, () => ({ a, b: 24 - a, mark: null }));

/** A round that this one's pair wins by all points. */
const wonBy = (before: PlayState, entryId: string): PlayState =>
  scored(before, ({ a }) =>
    a.includes(entryId) ? { a: 24, b: 0, mark: null } : { a: 0, b: 24, mark: null },
  );

const FOUR = aPlay({ a: {}, b: {}, c: {}, d: {}, Замена: { status: 'waiting' } });

test('PLAY-16: both of a pair have won after one round, and nobody before the end', () => {
  const state = round(FOUR);
  expect(listWinners(state)).toEqual([]);
  expect(listWinners(finished(state)).sort()).toEqual([...state.rounds[0]!.matches[0]!.a].sort());
});

test('PLAY-16: one has won where the first place was settled on a court', () => {
  const state = finished(round(FOUR));
  const [winnerId] = state.rounds[0]!.matches[0]!.a;
  const outcome = { ...state.outcome, winnerId };
  expect(listWinners({ ...state, outcome })).toEqual([winnerId]);
});

test('PLAY-16: nobody has won where nothing was played', () => {
  expect(listWinners(finished(FOUR))).toEqual([]);
  expect(listWinners(finished(scored(FOUR, () => ({ a: 0, b: 0, mark: 'notPlayed' }))))).toEqual(
    [],
  );
});

test('PLAY-14, PLAY-16: all have won who played in the row that did', () => {
  const first = round(FOUR, 24);
  const [out] = first.rounds[0]!.matches[0]!.a;
  const events = createSubstitutionEvents(first, out, 'Замена', { sharesRow: true, drawing });
  expect(listWinners(finished(wonBy(after(first, events), 'Замена')))).toEqual([out, 'Замена']);
});

test('PLAY-14, PLAY-16: who shares the winning row and never played has not won', () => {
  const first = round(FOUR, 24);
  const [out] = first.rounds[0]!.matches[0]!.a;
  const events = createSubstitutionEvents(first, out, 'Замена', { sharesRow: true, drawing });
  const winners = listWinners(finished(after(first, events)));
  expect(winners).toContain(out);
  expect(winners).not.toContain('Замена');
});
