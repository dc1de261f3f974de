import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Button } from '../../../ui/controls/Button';
import styles from './OutdatedPlayersBanner.module.css';

type OutdatedBannerProps = {
  count: number;
  /** Undefined where they are shown already. */
  onShow: (() => void) | undefined;
};

/** PLAYER-75: whom the club keeps for longer than it has set; nobody is forgotten by itself. */
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
