import type { Attendance } from '../../../../../domain/play/model/entry';
import { getNextRoundStep } from '../../../../../domain/play/rounds/nextStep';
import { toMatchKey } from '../../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../../domain/play/wire/playWire';
import { findFinal, type RoundStart } from '../../../../../domain/play/model/round';
import { formatRoundInSentence } from '../../../../../domain/play/model/roundName';
import { findEntriesToMarkAtStart } from '../../../../../domain/play/rounds/startQuestion';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { WishCostQuestion } from '../../wishes/WishCostQuestion';
import { usePlayContext, type MatchRef, type RoundsQuestionState } from '../playContext';
import { RedrawDialog } from './RedrawDialog';
import { ScorePad } from '../score/ScorePad';
import { StartAttendanceDialog } from './StartAttendanceDialog';
import { useCloseWhenGone } from './useCloseWhenGone';

type RoundDialogsProps = {
  play: Play;
  question: RoundsQuestionState | null;
  /** Starts the first round with marks for unmarked entries. */
  onStart: (marks: ReadonlyMap<string, Attendance>) => void;
  onStarted: () => void;
  onFinished: () => void;
  onClose: () => void;
};

function OpenScorePad({ roundId, court, onClose }: MatchRef & { onClose: () => void }) {
  const { startedRounds, step } = usePlayContext();
  const index = startedRounds.findIndex(({ id }) => id === roundId);
  const round = startedRounds[index];
  const match = round?.matches.find((one) => one.court === court);
  const isLocked = step.kind === 'finished';
  useCloseWhenGone(Boolean(round?.start && match && !isLocked), onClose);
  if (!round?.start || !match || isLocked) return null;
  const open = round.matches.find((one) => one.result === null && one.court !== court);
  return (
    <ScorePad
      key={toMatchKey(roundId, court)}
      round={round as typeof round & { start: RoundStart }}
      match={match}
      number={index + 1}
      next={open ? { roundId, court: open.court } : null}
      onClose={onClose}
    />
  );
}

export function RoundDialogs(props: RoundDialogsProps) {
  const { play, question, onStart, onStarted, onFinished, onClose } = props;
  const { state, actions, startedRounds, planned, drawContext, ask } = usePlayContext();
  if (!question) return null;
  const missing = startedRounds.flatMap(({ matches }) =>
    matches.filter(({ result }) => !result),
  ).length;
  const missingText = `Без счёта: ${formatQuantity(missing, 'матч', 'матча', 'матчей')}.`;
  const start = () => {
    onClose();
    onStarted();
  };
  switch (question.kind) {
    case 'score':
      return <OpenScorePad {...question} onClose={onClose} />;
    case 'redraw':
      return <RedrawDialog onClose={onClose} />;
    case 'start':
      return (
        <StartAttendanceDialog
          early={question.early}
          unmarked={findEntriesToMarkAtStart(play.entries, state) ?? []}
          onStart={(marks) => {
            onClose();
            onStart(marks);
          }}
          onClose={onClose}
        />
      );
    case 'wishes': {
      const { cost, seed, marks } = question;
      return (
        <WishCostQuestion
          cost={cost}
          onChoose={(prefersWishes) => {
            void actions.startRound(marks, { prefersWishes, seed });
            start();
          }}
          onClose={onClose}
        />
      );
    }
    case 'startEarly':
      return (
        <ConfirmDialog
          title={`Начать раунд ${startedRounds.length + 1}?`}
          message={missingText}
          note="Счёт можно записать и потом."
          confirm={`Начать раунд ${startedRounds.length + 1}`}
          cancel="Отмена"
          onConfirm={() => {
            const coming = drawContext && getNextRoundStep(state, planned, drawContext);
            if (coming?.kind === 'startRound' && coming.isStale) ask({ kind: 'redraw' });
            else {
              void actions.startRound();
              start();
            }
          }}
          onCancel={onClose}
        />
      );
    case 'cancelRound': {
      const round = findFinal(state.rounds) ?? startedRounds.at(-1);
      if (!round) return null;
      const scores = round.matches.filter(({ result }) => result !== null).length;
      return (
        <ConfirmDialog
          title={`Отменить ${formatRoundInSentence(round, startedRounds.length)}?`}
          message={`Счёт ${formatQuantity(scores, 'матча', 'матчей', 'матчей')} уйдёт вместе с ним.`}
          note="Его можно будет вернуть."
          confirm={round.final ? 'Отменить финал' : 'Отменить раунд'}
          cancel="Оставить"
          onConfirm={() => {
            actions.cancelRound();
            onClose();
          }}
          onCancel={onClose}
        />
      );
    }
    default:
      return (
        <ConfirmDialog
          title="Закончить турнир?"
          message={missing > 0 ? missingText : `Сыграно раундов: ${startedRounds.length}.`}
          note="Турнир можно будет открыть снова."
          confirm="Закончить"
          cancel="Играть дальше"
          onConfirm={() => {
            actions.finish();
            onClose();
            onFinished();
          }}
          onCancel={onClose}
        />
      );
  }
}
