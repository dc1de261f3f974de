import { Button } from '../controls/Button';
import styles from './ShowMore.module.css';

/** How many are shown at first, and how many more at each press. */
export const SHOWN_STEP = 100;

type ShowMoreProps = { shownCount: number; total: number; onShowMore: () => void };

/** Under a long list, while not all of it is shown. */
export function ShowMore({ shownCount, total, onShowMore }: ShowMoreProps) {
  if (total <= shownCount) return null;
  return (
    <p className={styles.more}>
      <Button onClick={onShowMore}>Показать ещё</Button>
      <span>{`Показано ${shownCount} из ${total}`}</span>
    </p>
  );
}
