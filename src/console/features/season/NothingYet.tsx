import { BallIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import styles from './SeasonScreen.module.css';

/** COMFORT-92. */
export function NothingYet() {
  return (
    <Notice
      picture={<BallIcon className={styles.picture} />}
      title="Пока нечего показать"
      text="Цифры появятся вместе с первыми турнирами"
    />
  );
}
