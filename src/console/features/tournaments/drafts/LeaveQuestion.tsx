import { useState } from 'react';
import { LeaveDialog } from '../../../ui/LeaveDialog';
import type { DraftKeeper } from './draftKeeper';

type LeaveQuestionProps = {
  /** Whether the request is still under way. */
  isBusy: boolean;
  /** Signing out takes the drafts of this device away. */
  endsSession: boolean;
  keeper: DraftKeeper;
  onLeave: () => void;
  onStay: () => void;
};

const BUSY = 'Ответа сервера ещё нет. Если уйти, турнир может появиться в списке позже.';
const SIGN_OUT = 'После выхода черновика на этом устройстве не останется.';
const KEPT = 'Черновик останется на этом устройстве, и его можно будет продолжить.';
const LOST = 'Сохранить черновик на этом устройстве не удалось: всё введённое пропадёт.';

/** COMFORT-21: asks before the create form is left. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isBusy, endsSession, keeper, onLeave, onStay } = props;
  const [isKept] = useState(keeper.flush);
  const message = isBusy ? BUSY : endsSession ? SIGN_OUT : isKept ? KEPT : LOST;
  return (
    <LeaveDialog
      title={isBusy ? 'Турнир ещё создаётся' : 'Турнир не создан'}
      message={message}
      endsSession={endsSession}
      onLeave={onLeave}
      onStay={onStay}
    />
  );
}
