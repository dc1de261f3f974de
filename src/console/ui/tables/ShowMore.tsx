import { Button } from '../controls/Button';
import styles from './ShowMore.module.css';

/** How many are shown at first, and how many more at each press. */
export const STEP = 100;

type ShowMoreProps = { shown: number; total: number; onMore: () => void };

/** Under a long list, while not all of it is shown. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <p className={styles.more}>
      <Button onClick={onMore}>Показать ещё</Button>
      <span>{`Показано ${shown} из ${total}`}</span>
    </p>
  );
}
