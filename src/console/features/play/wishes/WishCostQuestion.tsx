import type { WishCostChoice } from '../../../../domain/play/draw/wishCostChoice';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { usePlayContext } from '../rounds/playContext';
import { useCloseWhenGone } from '../rounds/dialogs/useCloseWhenGone';
import styles from './Wishes.module.css';

type WishQuestionProps = {
  cost: WishCostChoice;
  onChoose: (prefersWishes: boolean) => void;
  onClose: () => void;
};

const describeBroken = ({ broken }: WishCostChoice['even']): string =>
  broken === 0
    ? 'все пожелания выполнены'
    : `против пожеланий — ${formatQuantity(broken, 'матч', 'матча', 'матчей')}`;

/** Asks before the first round if keeping the wishes makes the draw less even (DRAW-27). */
export function WishCostQuestion({ cost, onChoose, onClose }: WishQuestionProps) {
  const { startedRounds } = usePlayContext();
  // When another device has started the play, the draw is done and the question closes.
  useCloseWhenGone(startedRounds.length === 0, onClose);
  return (
    <Dialog width={560} isFullOnPhone onClose={onClose}>
      <DialogBody title="Учесть пожелания?" className={styles.body}>
        <p>
          Самая ровная жеребьёвка и{'\u00a0'}пожелания, кого не{'\u00a0'}ставить вместе, здесь не
          {'\u00a0'}сходятся.
        </p>
        <dl className={styles.costs}>
          <dt>Ровная</dt>
          <dd>
            {cost.even.text}; {describeBroken(cost.even)}.
          </dd>
          <dt>С{'\u00a0'}пожеланиями</dt>
          <dd>
            {cost.kept.text}; {describeBroken(cost.kept)}.
          </dd>
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button onClick={() => onChoose(false)}>Оставить ровную</Button>
        <Button onClick={() => onChoose(true)}>Учесть пожелания</Button>
      </DialogFooter>
    </Dialog>
  );
}
