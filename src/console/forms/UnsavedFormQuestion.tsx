import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { useLeaveGuard } from '../ui/leaving/useLeaveGuard';
import { useFormContext } from './useFormContext';

type UnsavedFormQuestionProps = {
  /** Defaults to true while a value differs from the initial one. */
  isChanged?: boolean;
  /** Called when the user gives the changes up, before the form is left. */
  onDiscard?: () => void;
};

/** Asks before the surrounding form of stored data is left unsaved or while it is sent (COMFORT-21). */
export function UnsavedFormQuestion(props: UnsavedFormQuestionProps) {
  const form = useFormContext();
  const { isChanged = form.isChanged, onDiscard } = props;
  const { pending, confirmLeave, stay } = useLeaveGuard(isChanged || form.isSubmitting);
  if (!pending) return null;
  if (form.isSubmitting)
    return (
      <ConfirmDialog
        title="Изменения ещё сохраняются"
        message="Ответа сервера ещё нет. Если уйти, изменения могут сохраниться позже."
        confirm="Уйти, не дожидаясь"
        cancel="Подождать"
        isHarmless
        onConfirm={confirmLeave}
        onCancel={stay}
      />
    );
  return (
    <ConfirmDialog
      title="Изменения не сохранены"
      message="Если закрыть окно, изменения пропадут."
      confirm="Не сохранять"
      cancel="Вернуться к правке"
      onConfirm={() => {
        onDiscard?.();
        confirmLeave();
      }}
      onCancel={stay}
    />
  );
}
