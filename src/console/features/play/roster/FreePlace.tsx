import { fullName } from '../../../../domain/play/names';
import { stateOf } from '../../../../domain/play/pendingPlay';
import type { Play } from '../../../../domain/play/playWire';
import { freePlaces, inOrder } from '../../../../domain/play/roster';
import { plural } from '../../../../domain/plural';
import { Button } from '../../../ui/Button';
import type { RosterActions } from '../useRosterActions';
import styles from './FreePlace.module.css';

/** ROSTER-7: a place that did not go on by itself is offered to the first who waits. */
export function FreePlace({ play, actions }: { play: Play; actions: RosterActions }) {
  const free = freePlaces(stateOf(play));
  const [first] = inOrder(play.entries, 'waiting');
  if (!first || free <= 0) return null;
  const text =
    free === 1 || free === Infinity
      ? 'Место свободно'
      : `Свободно: ${plural(free, 'место', 'места', 'мест')}`;
  return (
    <section className={styles.free} aria-label="Свободное место">
      <strong>{text}</strong>
      <Button kind="primary" onClick={() => actions.setStatus(first, 'confirmed')}>
        <span>
          Подтвердить: <bdi>{fullName(first)}</bdi>
        </span>
      </Button>
    </section>
  );
}
