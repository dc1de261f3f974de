import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import { LinkBody, type LinkBodyProps } from './LinkBody';
import styles from './LinkPanel.module.css';

/** SEEN-12: a secret address of the play over the rounds. */
export function LinkDialog({ onClose, ...body }: LinkBodyProps & { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.dialogBody} tabIndex={-1}>
        <h2 id={titleId}>{body.link.title}</h2>
        <LinkBody {...body} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
