import { Button } from './Button';
import { BackIcon } from './icons';
import styles from './BackButton.module.css';

/** The way back from a screen, above all of it. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className={styles.back} onClick={onClick}>
      <BackIcon />
      Назад
    </Button>
  );
}
