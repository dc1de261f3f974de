import { isRunningDrawStale } from '../../../../domain/play/draw/startedDraw';
import { Button } from '../../../ui/controls/Button';
import styles from './DrawAnew.module.css';
import { usePlayContext } from './playContext';

/** Offers a new draw of the running round until the round has a score (PLAY-56). */
export function DrawAnew() {
  const { state, drawContext, startedRounds, actions } = usePlayContext();
  if (!drawContext || !isRunningDrawStale(state, drawContext)) return null;
  const number = startedRounds.length;
  const order = state.settings.seating === 'winnersUp' ? 'Лестница' : 'Таблица';
  const title = `${order} изменилась`;
  return (
    <section className={styles.offer} aria-label={title} role="status">
      <span>
        <strong>{title}.</strong> Раунд {number} начат по прежней, счёта в нём ещё нет.
      </span>
      <Button onClick={() => void actions.drawAnew()}>Перерисовать раунд {number}</Button>
    </section>
  );
}
