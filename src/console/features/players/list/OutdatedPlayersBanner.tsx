import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Button } from '../../../ui/controls/Button';
import styles from './OutdatedPlayersBanner.module.css';

type OutdatedBannerProps = {
  count: number;
  /** Undefined if the list already shows only them. */
  onShow: (() => void) | undefined;
};

/** Number of players kept longer than the club's limit. None is forgotten automatically (PLAYER-74). */
export function OutdatedPlayersBanner({ count, onShow }: OutdatedBannerProps) {
  return (
    <div className={styles.banner}>
      <p>
        Срок хранения данных вышел: {formatQuantity(count, 'игрок', 'игрока', 'игроков')}.{' '}
        {onShow ? '' : 'Откройте карточку и\u00a0забудьте того, кто больше не\u00a0придёт.'}
      </p>
      {onShow && <Button onClick={onShow}>Показать их</Button>}
    </div>
  );
}
