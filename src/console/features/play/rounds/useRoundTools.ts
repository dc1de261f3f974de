import { ROUNDS_MAX } from '../../../../domain/play/model/gameSettings';
import { getNextRoundStep } from '../../../../domain/play/rounds/nextStep';
import { findFinal, isRoundComplete } from '../../../../domain/play/model/round';
import { usePlayContext } from './playContext';

type RoundTool = { text: string; onChoose: () => void };

const listIf = (isThere: boolean, tool: RoundTool): RoundTool[] => (isThere ? [tool] : []);

/** Menu items for whole rounds (PLAY-9, PLAY-15, PLAY-16, PLAY-87). */
export function useRoundTools(): readonly RoundTool[] {
  const { state, actions, startedRounds, planned, step, drawContext } = usePlayContext();
  const { ask, openDialog, showRound } = usePlayContext();
  const last = startedRounds.at(-1);
  if (step.kind === 'finished' || !drawContext) return [];
  const number = startedRounds.length + 1;
  const canDraw =
    (step.kind === 'start' || step.kind === 'startRound') && state.rounds.length < number;
  const draw = listIf(canDraw, {
    text: `Составить раунд ${number}`,
    onChoose: () =>
      void actions.redraw().then((changeId) => changeId !== null && showRound(number)),
  });
  if (!last) return draw;
  const canStartEarly =
    !isRoundComplete(last) &&
    drawContext.format.canStartEarly &&
    startedRounds.length < planned &&
    getNextRoundStep(state, planned, drawContext).kind === 'startRound';
  const final = findFinal(state.rounds);
  const canGoOn = step.kind === 'finish' && startedRounds.length < ROUNDS_MAX && !final;
  const hasScores = (final ?? last).matches.some(({ result }) => result !== null);
  return [
    ...draw,
    ...listIf(canStartEarly, {
      text: 'Следующий раунд',
      onChoose: () => ask({ kind: 'startEarly' }),
    }),
    ...listIf(canGoOn, { text: 'Ещё раунд', onChoose: actions.addRound }),
    { text: 'Честность', onChoose: () => openDialog({ kind: 'fairness' }) },
    {
      text: final ? 'Отменить финал' : 'Отменить раунд',
      onChoose: hasScores ? () => ask({ kind: 'cancelRound' }) : actions.cancelRound,
    },
    ...listIf(step.kind !== 'finish', {
      text: 'Закончить',
      onChoose: () => ask({ kind: 'finish' }),
    }),
  ];
}
