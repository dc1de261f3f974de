import { ROUNDS_MAX } from '../../../../domain/play/model/gameSettings';
import { getNextRoundStep } from '../../../../domain/play/rounds/nextStep';
import { isRoundComplete } from '../../../../domain/play/model/round';
import { usePlayContext } from './playContext';

/** Buttons: on a phone `onward`, for a further round; at a desk all but `rare`. The others are menu items. */
type ToolKind = 'onward' | 'usual' | 'rare';

type RoundTool = { kind: ToolKind; text: string; onChoose: () => void };

const listIf = (isThere: boolean, tool: RoundTool): RoundTool[] => (isThere ? [tool] : []);

function useAllTools(): readonly RoundTool[] {
  const { state, actions, startedRounds, planned, step, drawContext, ask, openDialog } =
    usePlayContext();
  const last = startedRounds.at(-1);
  if (!last || step.kind === 'finished' || !drawContext) return [];
  const canStartEarly =
    !isRoundComplete(last) &&
    drawContext.format.canStartEarly &&
    startedRounds.length < planned &&
    getNextRoundStep(state, planned, drawContext).kind === 'startRound';
  const canGoOn = step.kind === 'finish' && startedRounds.length < ROUNDS_MAX;
  const hasScores = last.matches.some(({ result }) => result !== null);
  return [
    { kind: 'usual', text: 'Честность', onChoose: () => openDialog({ kind: 'fairness' }) },
    ...listIf(canStartEarly, {
      kind: 'onward',
      text: 'Следующий раунд',
      onChoose: () => ask({ kind: 'startEarly' }),
    }),
    ...listIf(canGoOn, { kind: 'onward', text: 'Ещё раунд', onChoose: actions.addRound }),
    {
      kind: 'rare',
      text: 'Отменить раунд',
      onChoose: hasScores ? () => ask({ kind: 'cancelRound' }) : actions.cancelRound,
    },
    ...listIf(step.kind !== 'finish', {
      kind: 'rare',
      text: 'Закончить',
      onChoose: () => ask({ kind: 'finish' }),
    }),
  ];
}

/** Actions on whole rounds (PLAY-9, PLAY-15, PLAY-16). */
export function useRoundTools(isPhone: boolean): Record<'buttons' | 'entries', RoundTool[]> {
  const tools = useAllTools();
  const isButton = ({ kind }: RoundTool) => (isPhone ? kind === 'onward' : kind !== 'rare');
  return {
    buttons: tools.filter(isButton),
    entries: tools.filter((tool) => !isButton(tool)),
  };
}
