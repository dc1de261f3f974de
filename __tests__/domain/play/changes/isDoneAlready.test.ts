import { isDoneAlready } from '../../../../src/domain/play/changes/acceptChange';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { invertEvents } from '../../../../src/domain/play/log/eventRegistry';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { MatchResult } from '../../../../src/domain/play/model/round';
import { createConfirmedState, createPlayState } from '../support/entries';
import { ROUNDS } from '../support/mexicanoRounds';

const [round] = ROUNDS;
const [match] = round!.matches;
const to24 = (a: number): MatchResult => ({ a, b: 24 - a, mark: null });

const createState = (
  result: MatchResult | null,
  attendance: 'arrived' | null = null,
): PlayState => ({
  ...createPlayState({ Климов: createConfirmedState({ attendance }) }),
  rounds: [{ ...round!, matches: [{ ...match!, result }] }],
});
const score: PlayEvent = {
  ...{ kind: 'resultChanged', roundId: round!.id, court: match!.court },
  ...{ from: null, to: to24(15) },
};
const mark: PlayEvent = {
  ...{ kind: 'entryChanged', entryId: 'Климов' },
  ...{ from: { attendance: null }, to: { attendance: 'arrived' } },
};

test.each([
  ['has the very score that was wanted', [score], createState(to24(15)), true],
  ['has another score', [score], createState(to24(13)), false],
  ['has no score any more, so that it would be taken now', [score], createState(null), false],
  ['has all of several', [score, mark], createState(to24(15), 'arrived'), true],
  ['has a part of it', [score, mark], createState(to24(15)), false],
  ['has that round no more', [score], { ...createState(null), rounds: [] }, false],
  ['is as it was before what was to be undone', invertEvents([mark]), createState(null), true],
])('ROSTER-33: a refused change is compared with a play that %s', (_, events, state, isDone) => {
  expect(isDoneAlready(state, events)).toBe(isDone);
});

test('ROSTER-33: a change whose events only the server knows is never done already', () => {
  expect(isDoneAlready(createState(null), [])).toBe(false);
});
