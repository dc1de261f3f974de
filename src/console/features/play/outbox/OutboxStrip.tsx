import { formatMoment } from '../../../../domain/dates/moments';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { config } from '../../../config';
import { UnsentIcon } from '../../../ui/icons/lazyIcons';
import styles from './OutboxStrip.module.css';

type OutboxStripProps = {
  isOffline: boolean;
  /** Number of unsent changes. */
  count: number;
  /** Load time of the roster stored on the device, ms since the epoch; null if the roster comes from the server. */
  savedAt: number | null;
};

/** Explains that changes made without a network are stored and will be sent (ROSTER-16). */
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
