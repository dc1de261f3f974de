import { act, screen } from '@testing-library/react';
import { PlayContext } from '../../../src/console/features/play/rounds/playContext';
import { useRoundTools } from '../../../src/console/features/play/rounds/useRoundTools';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import { listStartedRounds, type Round } from '../../../src/domain/play/model/round';
import { getNextStep } from '../../../src/domain/play/rounds/nextStep';
import { EIGHT, EIGHT_ROUNDS } from '../../domain/play/support/finals';
import { createPlay, renderPart } from '../../support/playScreen';

const PLANNED = 3;
const DRAWN: Round = { ...EIGHT_ROUNDS[0]!, start: null };
const OPEN: Round = {
  ...EIGHT_ROUNDS[0]!,
  matches: EIGHT_ROUNDS[0]!.matches.map((match) => ({ ...match, result: null })),
};

function Tools() {
  return useRoundTools().map(({ text, onChoose }) => (
    <button key={text} type="button" onClick={onChoose}>
      {text}
    </button>
  ));
}

/** Shows the tools of a play with these rounds. @param changeId of the draw; null for one that did not load */
function showTools(rounds: readonly Round[], changeId: string | null = 'change') {
  const play = createPlay({ rounds, entries: Object.fromEntries(EIGHT.map((name) => [name, {}])) });
  const state = toPlayState(play);
  const drawContext = { format: FORMATS.Мексикано, levelOf: () => null };
  const [redraw, showRound] = [jest.fn(() => Promise.resolve(changeId)), jest.fn()];
  const context = {
    ...{ state, planned: PLANNED, drawContext, showRound, actions: { redraw } },
    startedRounds: listStartedRounds(rounds),
    step: getNextStep(state, PLANNED, drawContext),
  };
  const { user } = renderPart(() => (
    <PlayContext value={context as never}>
      <Tools />
    </PlayContext>
  ));
  return { user, redraw, showRound };
}

const findDraw = () => screen.queryByRole('button', { name: /^Составить раунд/ });

test.each([
  [1, []],
  [2, EIGHT_ROUNDS.slice(0, 1)],
  [3, EIGHT_ROUNDS],
] as const)('PLAY-87: round %i is drawn without a start, and shown', async (number, rounds) => {
  const { user, redraw, showRound } = showTools(rounds);
  expect(findDraw()).toHaveTextContent(`Составить раунд ${number}`);
  await user.click(findDraw()!);
  expect(redraw).toHaveBeenCalledTimes(1);
  expect(showRound).toHaveBeenCalledWith(number);
});

test('PLAY-87: a draw that did not load leaves the round where it is', async () => {
  const { user, redraw, showRound } = showTools([], null);
  await user.click(findDraw()!);
  await act(async () => redraw.mock.results[0]!.value);
  expect(showRound).not.toHaveBeenCalled();
});

test.each([
  ['it is drawn already', [DRAWN]],
  ['the round before has no scores', [OPEN]],
] as const)('PLAY-87: nothing is drawn where %s', (_, rounds) => {
  showTools(rounds);
  expect(findDraw()).toBeNull();
});
