import { ROUNDS_MAX } from '../../../../domain/play/gameSettings';
import { comingStep } from '../../../../domain/play/nextStep';
import { Button } from '../../../ui/Button';
import { usePlayContext } from './playContext';

type RoundToolsProps = {
  /** Whether every match of the last round has a result. */
  isOver: boolean;
};

/** PLAY-9, PLAY-15, PLAY-16: what is done with whole rounds now and then. */
export function RoundTools({ isOver }: RoundToolsProps) {
  const { state, actions, begun, planned, step, drawing, ask } = usePlayContext();
  if (step.kind === 'finished') return <Button onClick={actions.reopen}>Открыть снова</Button>;
  const canStartEarly =
    !isOver &&
    drawing.format === 'americano' &&
    begun.length < planned &&
    comingStep(state, planned, drawing).kind === 'startRound';
  const hasScores = begun.at(-1)?.matches.some(({ result }) => result !== null);
  return (
    <>
      <Button onClick={() => ask({ kind: 'fairness' })}>Честность</Button>
      {canStartEarly && (
        <Button onClick={() => ask({ kind: 'startEarly' })}>Следующий раунд</Button>
      )}
      {step.kind === 'finish' && begun.length < ROUNDS_MAX && (
        <Button onClick={actions.addRound}>Ещё раунд</Button>
      )}
      <Button onClick={hasScores ? () => ask({ kind: 'cancelRound' }) : actions.cancelRound}>
        Отменить раунд
      </Button>
      {step.kind !== 'finish' && <Button onClick={() => ask({ kind: 'finish' })}>Закончить</Button>}
    </>
  );
}
