import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import { createResultEvent } from '../../../../src/domain/play/draw/roundEvents';
import { createSubstitutionEvents } from '../../../../src/domain/play/draw/substitution';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import {
  listStartedRounds,
  type Match,
  type MatchResult,
} from '../../../../src/domain/play/model/round';
import { listWinnerIds } from '../../../../src/domain/play/standings/winners';
import { createPlayState, applyAll } from '../support/entries';

const drawContext = { format: FORMATS.Американо, levelOf: () => null } as const;
const AT = '2026-11-25T16:00:00.000Z';

const finishPlay = (state: PlayState): PlayState => ({
  ...state,
  outcome: { ...state.outcome, finishedAt: AT },
});

/** Plays the next round of an Американо of four and gives its match a result. */
function scoreRound(before: PlayState, resultOf: (match: Match) => MatchResult): PlayState {
  const state = applyAll(
    before,
    createStartRoundEvents(before, AT, { planned: 3, seed: 3, context: drawContext }),
  );
  const last = listStartedRounds(state.rounds).at(-1)!;
  const [match] = last.matches;
  return applyAll(state, [createResultEvent(last, match!, resultOf(match!))]);
}

const playRound = (before: PlayState, a = 15): PlayState =>
  scoreRound(before, () => ({ a, b: 24 - a, mark: null }));

/** Plays a round in which this entry's pair gets all points. */
const setWinner = (before: PlayState, entryId: string): PlayState =>
  scoreRound(before, ({ a }) =>
    a.includes(entryId) ? { a: 24, b: 0, mark: null } : { a: 0, b: 24, mark: null },
  );

const FOUR = createPlayState({ a: {}, b: {}, c: {}, d: {}, Замена: { status: 'waiting' } });

test('PLAY-16: both of a pair have won after one round, and no player before the end', () => {
  const state = playRound(FOUR);
  expect(listWinnerIds(state)).toEqual([]);
  expect(listWinnerIds(finishPlay(state)).sort()).toEqual(
    [...state.rounds[0]!.matches[0]!.a].sort(),
  );
});

test('PLAY-16: one has won where the first place was settled on a court', () => {
  const state = finishPlay(playRound(FOUR));
  const [winnerId] = state.rounds[0]!.matches[0]!.a;
  const outcome = { ...state.outcome, winnerId };
  expect(listWinnerIds({ ...state, outcome })).toEqual([winnerId]);
});

test('PLAY-16: no player has won where nothing was played', () => {
  expect(listWinnerIds(finishPlay(FOUR))).toEqual([]);
  expect(
    listWinnerIds(finishPlay(scoreRound(FOUR, () => ({ a: 0, b: 0, mark: 'notPlayed' })))),
  ).toEqual([]);
});

test('PLAY-14, PLAY-16: all who played in the winning row have won', () => {
  const first = playRound(FOUR, 24);
  const [out] = first.rounds[0]!.matches[0]!.a;
  const events = createSubstitutionEvents(first, out, 'Замена', {
    sharesRow: true,
    context: drawContext,
  });
  expect(listWinnerIds(finishPlay(setWinner(applyAll(first, events), 'Замена')))).toEqual([
    out,
    'Замена',
  ]);
});

test('PLAY-14, PLAY-16: a substitute who shares the winning row and never played has not won', () => {
  const first = playRound(FOUR, 24);
  const [out] = first.rounds[0]!.matches[0]!.a;
  const events = createSubstitutionEvents(first, out, 'Замена', {
    sharesRow: true,
    context: drawContext,
  });
  const winners = listWinnerIds(finishPlay(applyAll(first, events)));
  expect(winners).toContain(out);
  expect(winners).not.toContain('Замена');
});
