import { createContext, use } from 'react';
import { usePlayContext } from './playContext';
import styles from './ExchangeName.module.css';
import type { useExchange } from './useExchange';

export const ExchangeContext = createContext<ReturnType<typeof useExchange> | null>(null);

/** A player's name; in a round that has not started it can be exchanged with another one (PLAY-84). */
export function ExchangeName({ entryId }: { entryId: string }) {
  const { getFullName } = usePlayContext();
  const exchange = use(ExchangeContext);
  const name = <bdi>{getFullName(entryId)}</bdi>;
  if (!exchange?.isOpen) return name;
  const { chosen, canExchange, press } = exchange;
  const isChosen = chosen === entryId;
  return (
    <button
      type="button"
      data-exchange={entryId}
      className={styles.name}
      aria-pressed={isChosen}
      aria-label={`Поменять: ${getFullName(entryId)}`}
      disabled={chosen !== null && !isChosen && !canExchange(chosen, entryId)}
      onClick={() => press(entryId)}
    >
      {name}
    </button>
  );
}
