import { Button } from '../controls/Button';
import styles from './ShowMore.module.css';

/** Number of items shown at first, and added at each press. */
export const SHOWN_STEP = 100;

type ShowMoreProps = { shownCount: number; total: number; onShowMore: () => void };

/** Button below a long list until the list is completely visible. */
export function ShowMore({ shownCount, total, onShowMore }: ShowMoreProps) {
  if (total <= shownCount) return null;
  return (
    <p className={styles.more}>
      <Button onClick={onShowMore}>Показать ещё</Button>
      <span>{`Показано ${shownCount} из ${total}`}</span>
    </p>
  );
}
