import { useId } from 'react';
import { Button } from '../controls/Button';
import { Dialog, DialogFooter } from './Dialog';
import styles from './CopyTextDialog.module.css';

/**
 * Shows a text that the user copies by hand. It is needed when the browser does not allow the page to copy (COMFORT-45,
 * COMFORT-46).
 */
export function CopyTextDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog titleId={titleId} width={480} onClose={onClose}>
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
