import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { useLeaveGuard } from '../ui/leaving/useLeaveGuard';
import { useFormContext } from './useFormContext';

type UnsavedFormQuestionProps = {
  /** True when there are unsaved changes; by default when a value differs from its initial one. */
  isChanged?: boolean;
  /** Called when the user discards the changes, before the form is left. */
  onDiscard?: () => void;
};

/** Asks before the user leaves the surrounding form while it is unsaved or being sent (COMFORT-21). */
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
