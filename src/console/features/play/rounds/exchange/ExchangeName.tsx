import { createContext, use } from 'react';
import { usePlayContext } from '../playContext';
import styles from './ExchangeName.module.css';
import type { useExchange } from './useExchange';

export const ExchangeContext = createContext<ReturnType<typeof useExchange> | null>(null);

/** A player's name; in a round that has not started it can be exchanged with another one (PLAY-84). */
export function ExchangeName({ entryId }: { entryId: string }) {
  const { getFullName } = usePlayContext();
  const exchange = use(ExchangeContext);
  const name = getFullName(entryId);
  if (!exchange?.isOpen) return <bdi>{name}</bdi>;
  const { chosen, target, canExchange, press } = exchange;
  const isBarred = chosen !== null && chosen !== entryId && !canExchange(chosen, entryId);
  return (
    <button
      type="button"
      data-exchange={entryId}
      data-target={(target === entryId && !isBarred) || undefined}
      className={styles.name}
      aria-pressed={chosen === entryId}
      aria-disabled={isBarred}
      aria-label={`Поменять: ${name}`}
      onClick={() => press(entryId)}
    >
      <bdi data-ghost>{name}</bdi>
    </button>
  );
}
