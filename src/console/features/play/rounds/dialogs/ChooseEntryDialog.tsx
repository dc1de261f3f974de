import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { Select } from '../../../../ui/controls/Select';
import styles from './StartAttendanceDialog.module.css';

type ChooseEntryDialogProps = {
  title: string;
  /** Label of the select. */
  label: string;
  /** Entry ids and names. */
  options: readonly { value: string; label: string }[];
  /** Content that replaces the select if there are no options. */
  nobody: ReactNode;
  /** Content below the select. */
  children?: ReactNode;
  confirm: string;
  onConfirm: (entryId: string) => void;
  onClose: () => void;
};

/** Dialog that asks for an entry and closes after the choice. */
export function ChooseEntryDialog(props: ChooseEntryDialogProps) {
  const { title, label, options, nobody, children, confirm } = props;
  const { onConfirm, onClose } = props;
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  const hasAny = options.length > 0;
  return (
    <Dialog onClose={onClose}>
      <DialogBody title={title} className={styles.body}>
        {hasAny ? (
          <>
            <Select label={label} value={chosen} options={options} onChoose={setChosen} />
            {children}
          </>
        ) : (
          <p>{nobody}</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
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
