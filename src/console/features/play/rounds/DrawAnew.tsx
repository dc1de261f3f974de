import { isRunningDrawStale } from '../../../../domain/play/draw/startedDraw';
import { Button } from '../../../ui/controls/Button';
import styles from '../roster/FreeSpotOffer.module.css';
import { usePlayContext } from './playContext';

/** PLAY-56: offers to draw the round under way anew, which goes by itself with its first score. */
export function DrawAnew() {
  const { state, drawContext, startedRounds, actions } = usePlayContext();
  if (!drawContext || !isRunningDrawStale(state, drawContext)) return null;
  const number = startedRounds.length;
  return (
    <section className={styles.free} aria-label="Таблица изменилась" role="status">
      <span>
        <strong>Таблица изменилась.</strong> Раунд {number} начат по прежней, счёта в нём ещё нет.
      </span>
      <Button onClick={() => void actions.drawAnew()}>Перерисовать раунд {number}</Button>
    </section>
  );
}
