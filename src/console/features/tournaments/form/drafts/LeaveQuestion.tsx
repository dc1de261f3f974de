import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import type { DraftKeeper } from './draftKeeper';

type LeaveQuestionProps = {
  /** True while a request has no response yet. */
  isBusy: boolean;
  /** True when further requests follow. */
  isSeries: boolean;
  /** True when leaving also signs out, which removes this device's drafts. */
  endsSession: boolean;
  keeper: DraftKeeper;
  onLeave: () => void;
  onStay: () => void;
};

const BUSY = 'Ответа сервера ещё нет. Если уйти, турнир может появиться в списке позже.';
const BUSY_SERIES =
  'Ответа сервера ещё нет. Если уйти, начатый турнир может появиться в списке позже, а остальные созданы не будут.';
const SIGN_OUT = 'При выходе черновик удалится с этого устройства.';
const STORED = 'Черновик останется на этом устройстве, и его можно будет продолжить.';
const LOST = 'Сохранить черновик на этом устройстве не удалось: всё введённое пропадёт.';

/** Asks before the user leaves the create form (COMFORT-21). */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isBusy, isSeries, endsSession, keeper, onLeave, onStay } = props;
  const busyTitle = isSeries ? 'Турниры ещё создаются' : 'Турнир ещё создаётся';
  const [isStored] = useState(keeper.flush);
  const draft = endsSession ? SIGN_OUT : isStored ? STORED : LOST;
  const busy = isSeries ? `${BUSY_SERIES} ${draft}` : BUSY;
  const go = endsSession ? 'Выйти' : 'Уйти';
  const leaveDraft = endsSession
    ? 'Выйти, удалив черновик'
    : isStored
      ? 'Уйти, оставив черновик'
      : 'Уйти без сохранения';
  return (
    <ConfirmDialog
      title={isBusy ? busyTitle : 'Турнир не создан'}
      message={isBusy ? busy : draft}
      confirm={isBusy ? `${go}, не дожидаясь` : leaveDraft}
      cancel={isBusy ? 'Подождать' : 'Вернуться к правке'}
      isHarmless={isStored && !endsSession}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
