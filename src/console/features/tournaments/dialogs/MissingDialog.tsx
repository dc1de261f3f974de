import { useId } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import styles from '../../../ui/dialogs/ConfirmDialog.module.css';

/** Dialog for an address whose tournament is not in the list (COMFORT-6). */
export function MissingDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Турнир не найден</h2>
        <p>{`Турнира #${id} в списке нет. Возможно, его удалили.`}</p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
