import { formatFullName } from '../../../../domain/play/people/names';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { findRedrawForRefused } from '../../../../domain/play/changes/findRedrawForRefused';
import { rebaseEvents, type OutboxItem } from '../../../../domain/play/changes/outboxQueue';
import { getNextRoundStep } from '../../../../domain/play/rounds/nextStep';
import type { Play } from '../../../../domain/play/wire/playWire';
import { discardOutboxItem, retryOutboxItem } from '../../../api/outbox/outboxActions';
import { useAppDispatch } from '../../../hooks';
import { Button } from '../../../ui/controls/Button';
import { usePlayContext } from '../rounds/playContext';
import styles from './RefusedChanges.module.css';
import { describeRefusedChange } from './describeRefusedChange';

/**
 * Changes that the server refused, with the current values and ways to resolve each (ROSTER-15, ROSTER-16, PLAY-53).
 */
export function RefusedChanges({ items, play }: { items: readonly OutboxItem[]; play: Play }) {
  const dispatch = useAppDispatch();
  const { state, planned, drawContext, step, actions } = usePlayContext();
  if (items.length === 0) return null;
  const formatName = (id: string) => {
    const entry = play.entries.find((one) => one.id === id);
    return entry ? formatFullName(entry) : 'Игрок';
  };
  return (
    <section role="alert" aria-label="Не принято" className={styles.refused}>
      <h2>Не принято</h2>
      <ul>
        {items.map((item) => {
          const { wanted, now } = describeRefusedChange(item, play, formatName);
          const others = item.undoes === null ? findRedrawForRefused(state, item.events) : null;
          const canDraw =
            drawContext !== null &&
            step.kind !== 'finished' &&
            getNextRoundStep(state, planned, drawContext).kind !== 'wait';
          return (
            <li key={item.id}>
              <p>
                <strong>
                  <bdi>{`${wanted}.`}</bdi>
                </strong>{' '}
                <bdi>{now}</bdi>
              </p>
              <span className={styles.buttons}>
                {rebaseEvents(toPlayState(play), item) && (
                  <Button onClick={() => dispatch(retryOutboxItem(item))}>Повторить</Button>
                )}
                {others && canDraw && (
                  <Button
                    // The refused change is discarded only once a new draw has replaced it.
                    onClick={async () => {
                      if (await actions.redraw(others)) dispatch(discardOutboxItem(item.id));
                    }}
                  >
                    Перерисовать
                  </Button>
                )}
                <Button onClick={() => dispatch(discardOutboxItem(item.id))}>Отбросить</Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
