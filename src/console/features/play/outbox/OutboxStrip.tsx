import { formatMoment } from '../../../../domain/dates/moments';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { config } from '../../../config';
import { UnsentIcon } from '../../../ui/icons/lazyIcons';
import styles from './OutboxStrip.module.css';

type OutboxStripProps = {
  isOffline: boolean;
  /** How many changes are unsent. */
  count: number;
  /** When the roster was loaded that the device has kept, ms since the epoch; null for a present one. */
  savedAt: number | null;
};

/** ROSTER-16: what becomes of what is done without a network. */
function describeOutbox({ count, savedAt }: OutboxStripProps): string {
  const since =
    savedAt === null ? '' : ` Показан состав от ${formatMoment(savedAt, config.timeZone)}.`;
  if (count === 0) {
    return `Нет связи: изменения сохранятся на устройстве и будут отправлены, когда она появится.${since}`;
  }
  const changes = formatQuantity(count, 'изменение', 'изменения', 'изменений');
  const are = count === 1 ? 'сохранено' : 'сохранены';
  const will = count === 1 ? 'будет отправлено' : 'будут отправлены';
  return `Нет связи: ${changes} ${are} на устройстве и ${will}.${since}`;
}

export function OutboxStrip(props: OutboxStripProps) {
  return (
    <div role="status">
      {props.isOffline && (
        <p className={styles.strip}>
          <UnsentIcon />
          {describeOutbox(props)}
        </p>
      )}
    </div>
  );
}
