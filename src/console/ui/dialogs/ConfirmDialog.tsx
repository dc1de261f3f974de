import type { ReactNode } from 'react';
import { Alert } from '../feedback/Alert';
import { Button } from '../controls/Button';
import { Dialog, DialogBody, DialogFooter } from './Dialog';
import { useRefocusAfterRequest } from '../focus/useRefocusAfterRequest';
import styles from './ConfirmDialog.module.css';

type ConfirmDialogProps = {
  title: string;
  message: ReactNode;
  /** A line in muted colour below the message. */
  note?: ReactNode;
  /** Labels of the buttons, which answer the question. */
  confirm: string;
  cancel: string;
  /** True when the action loses no data. The buttons of other actions are red. */
  isHarmless?: boolean;
  isBusy?: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question with a title, a message and two buttons. The harmless button has the focus (INPUT-4). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    message,
    note,
    confirm,
    cancel,
    isHarmless = false,
    isBusy = false,
    error,
    onConfirm,
    onCancel,
  } = props;
  const confirmButton = useRefocusAfterRequest(isBusy);
  return (
    <Dialog width={440} className={styles.dialog} onClose={isBusy ? () => {} : onCancel}>
      <DialogBody title={title} className={styles.body}>
        <p>{message}</p>
        {note && <p className={styles.note}>{note}</p>}
      </DialogBody>
      <DialogFooter>
        <Button autoFocus disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          ref={confirmButton}
          kind={isHarmless ? 'plain' : 'danger'}
          disabled={isBusy}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogFooter>
      {error && (
        // The error is below the buttons, which stay in place (SPEED-10).
        <div className={styles.error}>
          <Alert>{error}</Alert>
        </div>
      )}
    </Dialog>
  );
}
