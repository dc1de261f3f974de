import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { Select } from '../../../../ui/controls/Select';
import styles from './StartAttendanceDialog.module.css';

type ChooseEntryDialogProps = {
  title: string;
  /** Of the choice. */
  label: string;
  /** Entries by their ids. */
  options: readonly { value: string; label: string }[];
  /** The one that is chosen at first; the first one where it is not given. */
  initial?: string | null;
  /** Said in place of the choice where there is nobody to choose. */
  nobody: ReactNode;
  /** Below the choice. */
  children?: ReactNode;
  /** Another way out, beside «Отмена». */
  otherButton?: ReactNode;
  /** What the button says that chooses. */
  confirm: string;
  onConfirm: (entryId: string) => void;
  onClose: () => void;
};

/** Asks for one of several entries, and closes once it is chosen. */
export function ChooseEntryDialog(props: ChooseEntryDialogProps) {
  const { title, label, options, initial, nobody, children, otherButton, confirm } = props;
  const { onConfirm, onClose } = props;
  const titleId = useId();
  const [chosen, setChosen] = useState(initial ?? options[0]?.value ?? '');
  const hasAny = options.length > 0;
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {hasAny ? (
          <>
            <Select label={label} value={chosen} options={options} onChoose={setChosen} />
            {children}
          </>
        ) : (
          <p>{nobody}</p>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        {otherButton}
        {hasAny && (
          <Button
            kind="primary"
            onClick={() => {
              onConfirm(chosen);
              onClose();
            }}
          >
            {confirm}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
