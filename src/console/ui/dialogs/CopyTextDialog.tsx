import { useId } from 'react';
import { Button } from '../controls/Button';
import { Dialog, DialogFooter } from './Dialog';
import styles from './CopyTextDialog.module.css';

type CopyDialogProps = { text: string; onClose: () => void };

/** COMFORT-45, COMFORT-46: a text to copy by hand, where the browser lets nobody else do it. */
export function CopyTextDialog({ text, onClose }: CopyDialogProps) {
  const titleId = useId();
  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Скопируйте текст</h2>
        <p className={styles.note}>Браузер не разрешил скопировать его автоматически.</p>
        <textarea
          readOnly
          aria-labelledby={titleId}
          rows={8}
          className={styles.text}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
