import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import styles from '../../../ui/dialogs/ConfirmDialog.module.css';

/** Dialog for an address whose tournament is not in the list (COMFORT-6). */
export function MissingDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Dialog width={440} className={styles.dialog} onClose={onClose}>
      <DialogBody title="Турнир не найден" className={styles.body}>
        <p>{`Турнира #${id} в списке нет. Возможно, его удалили.`}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
