import { formatFullName } from '../../../../domain/play/people/names';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listWithStatus } from '../../../../domain/play/roster/roster';
import { countFreeSpots } from '../../../../domain/play/roster/spots';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Button } from '../../../ui/controls/Button';
import type { RosterActions } from '../useRosterActions';
import styles from './FreeSpotOffer.module.css';

/** Offers a free spot to the first waiting entry, unless it was filled automatically (ROSTER-7). */
export function FreeSpotOffer({ play, actions }: { play: Play; actions: RosterActions }) {
  const free = countFreeSpots(toPlayState(play));
  const [first] = listWithStatus(play.entries, 'waiting');
  if (!first || free <= 0) return null;
  const text =
    free === 1 || free === Infinity
      ? 'Место свободно'
      : `Свободно: ${formatQuantity(free, 'место', 'места', 'мест')}`;
  return (
    <section className={styles.free} aria-label="Свободное место">
      <strong>{text}</strong>
      <Button kind="primary" onClick={() => actions.setStatus(first, 'confirmed')}>
        <span>
          Подтвердить: <bdi>{formatFullName(first)}</bdi>
        </span>
      </Button>
    </section>
  );
}
