import type { Round } from '../../../../../domain/play/model/round';
import { Button } from '../../../../ui/controls/Button';
import styles from './ExchangeLine.module.css';
import { usePlayContext } from '../playContext';
import type { useExchange } from './useExchange';

type ExchangeLineProps = { round: Round; exchange: ReturnType<typeof useExchange> };

const HINT = 'Поменять двоих: нажмите на\u00a0имя или перетащите его.';

/**
 * Line over the courts of a round that has not started: a hint, the next step of an exchange, or an obstacle (PLAY-84).
 */
export function ExchangeLine({ round, exchange }: ExchangeLineProps) {
  const { getFullName, ask } = usePlayContext();
  const { isOpen, chosen, problem, cancel } = exchange;
  if (!isOpen && problem === null) return null;
  const question = chosen && `${getFullName(chosen)}: с\u00a0кем поменять?`;
  return (
    <div className={styles.line}>
      <p role="status">{problem ?? question ?? (round.isManual ? '' : HINT)}</p>
      {chosen !== null && <Button onClick={cancel}>{isOpen ? 'Отмена' : 'Понятно'}</Button>}
      {chosen === null && isOpen && round.isManual && (
        <Button onClick={() => ask({ kind: 'redraw' })}>Перерисовать</Button>
      )}
    </div>
  );
}
