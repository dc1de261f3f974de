import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Button } from '../../../ui/controls/Button';
import styles from './OutdatedPlayersBanner.module.css';

type OutdatedBannerProps = {
  count: number;
  /** Shows only these players; undefined if the list already does. */
  onShow: (() => void) | undefined;
};

/**
 * Number of players whose data is older than the club's retention period. None is forgotten automatically (PLAYER-74).
 */
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
