import { ROUNDS_MAX } from '../../../../domain/play/model/gameSettings';
import { getComingStep } from '../../../../domain/play/rounds/nextStep';
import { isRoundComplete } from '../../../../domain/play/model/round';
import { LIVE_LINK, SCORE_LINK } from '../links/linkTexts';
import { usePlayContext } from './playContext';

/** Where it stands: a phone has room for what leads to a further round, a desk for all but what is rare. */
type Kind = 'onward' | 'usual' | 'rare';

type RoundTool = { kind: Kind; text: string; onChoose: () => void };

const when = (isThere: boolean, tool: RoundTool): RoundTool[] => (isThere ? [tool] : []);

function useAllTools(): readonly RoundTool[] {
  const { state, actions, begun, planned, step, drawing, ask, openDialog } = usePlayContext();
  const links: RoundTool[] = [
    { kind: 'usual', text: LIVE_LINK.title, onChoose: () => openDialog({ kind: 'live' }) },
    { kind: 'usual', text: SCORE_LINK.title, onChoose: () => openDialog({ kind: 'scoreLink' }) },
  ];
  const last = begun.at(-1);
  if (!last) return links;
  if (step.kind === 'finished')
    return [...links, { kind: 'usual', text: 'Открыть снова', onChoose: actions.reopen }];
  const canStartEarly =
    !isRoundComplete(last) &&
    drawing.format === 'americano' &&
    begun.length < planned &&
    getComingStep(state, planned, drawing).kind === 'startRound';
  const canGoOn = step.kind === 'finish' && begun.length < ROUNDS_MAX;
  const hasScores = last.matches.some(({ result }) => result !== null);
  return [
    ...links,
    { kind: 'usual', text: 'Честность', onChoose: () => openDialog({ kind: 'fairness' }) },
    ...when(canStartEarly, {
      kind: 'onward',
      text: 'Следующий раунд',
      onChoose: () => ask({ kind: 'startEarly' }),
    }),
    ...when(canGoOn, { kind: 'onward', text: 'Ещё раунд', onChoose: actions.addRound }),
    {
      kind: 'rare',
      text: 'Отменить раунд',
      onChoose: hasScores ? () => ask({ kind: 'cancelRound' }) : actions.cancelRound,
    },
    ...when(step.kind !== 'finish', {
      kind: 'rare',
      text: 'Закончить',
      onChoose: () => ask({ kind: 'finish' }),
    }),
  ];
}

/** PLAY-9, PLAY-15, PLAY-16, SEEN-12, SEEN-21: what is done with whole rounds now and then. */
export function useRoundTools(isPhone: boolean): Record<'buttons' | 'entries', RoundTool[]> {
  const tools = useAllTools();
  const isButton = ({ kind }: RoundTool) => (isPhone ? kind === 'onward' : kind !== 'rare');
  return {
    buttons: tools.filter(isButton),
    entries: tools.filter((tool) => !isButton(tool)),
  };
}
