import { fullName } from '../../../../domain/play/names';
import { drawnAgainWith } from '../../../../domain/play/drawAgain';
import { comingStep } from '../../../../domain/play/nextStep';
import type { Play } from '../../../../domain/play/playWire';
import { dropItem, rebased, repeatItem } from '../../../api/outbox/outboxActions';
import { useAppDispatch } from '../../../hooks';
import type { OutboxItem } from '../../../state/outbox/outboxQueue';
import { Button } from '../../../ui/Button';
import { usePlayContext } from '../rounds/playContext';
import { refusedText } from './refusedText';
import styles from './Refused.module.css';

type RefusedProps = { items: readonly OutboxItem[]; play: Play };

/** ROSTER-15, ROSTER-16, PLAY-54: what the server did not accept, what is there instead, and what to do about it. */
export function Refused({ items, play }: RefusedProps) {
  const dispatch = useAppDispatch();
  const { state, planned, drawing, actions } = usePlayContext();
  if (items.length === 0) return null;
  const nameOf = (id: string) => {
    const entry = play.entries.find((one) => one.id === id);
    return entry ? fullName(entry) : 'Игрок';
  };
  return (
    <section role="alert" aria-label="Не принято" className={styles.refused}>
      <h2>Не принято</h2>
      <ul>
        {items.map((item) => {
          const { wanted, now } = refusedText(item, play, nameOf);
          const others = item.undoes === null ? drawnAgainWith(state, item.events) : null;
          const canDraw = comingStep(state, planned, drawing).kind !== 'wait';
          return (
            <li key={item.id}>
              <p>
                <strong>
                  <bdi>{`${wanted}.`}</bdi>
                </strong>{' '}
                <bdi>{now}</bdi>
              </p>
              <span className={styles.buttons}>
                {rebased(play, item) && (
                  <Button onClick={() => dispatch(repeatItem(item))}>Повторить</Button>
                )}
                {others && canDraw && (
                  <Button
                    // What was refused is let go once something stands in its place.
                    onClick={async () => {
                      if (await actions.redraw(others)) dispatch(dropItem(item.id));
                    }}
                  >
                    Перерисовать
                  </Button>
                )}
                <Button onClick={() => dispatch(dropItem(item.id))}>Отбросить</Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
