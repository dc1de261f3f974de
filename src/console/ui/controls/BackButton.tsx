import { Button } from './Button';
import { BackIcon } from '../icons/lazyIcons';
import styles from './BackButton.module.css';

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className={styles.back} onClick={onClick}>
      <BackIcon />
      Назад
    </Button>
  );
}
