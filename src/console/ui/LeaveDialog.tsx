import { ConfirmDialog } from './ConfirmDialog';

type LeaveDialogProps = {
  title: string;
  /** What becomes of what is not saved. */
  message: string;
  /** Whether leaving is signing out. */
  endsSession?: boolean;
  onLeave: () => void;
  onStay: () => void;
};

/** COMFORT-21: asks before something unsaved is left. */
export function LeaveDialog({ title, message, endsSession, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      message={message}
      confirm={endsSession ? 'Выйти' : 'Уйти'}
      cancel="Остаться"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
