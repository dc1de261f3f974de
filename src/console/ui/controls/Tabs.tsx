import { useRef, type KeyboardEvent } from 'react';
import styles from './Tabs.module.css';

/** Next index for each key. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type TabsProps<Tab extends string> = {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  label: string;
  tabs: readonly { value: Tab; label: string }[];
  value: Tab;
  onChange: (tab: Tab) => void;
};

/** A row of tabs by ARIA's tabs pattern: arrow keys, Home and End choose a tab. */
export function Tabs<Tab extends string>({ id, label, tabs, value, onChange }: TabsProps<Tab>) {
  const row = useRef<HTMLDivElement>(null);
  const moveByKeys = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const index = move(at, tabs.length);
    (row.current?.children[index] as HTMLElement | undefined)?.focus();
    onChange(tabs[index]!.value);
  };
  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveByKeys}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-${tab.value}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Attributes that connect a panel to its tab. */
export const getPanelProps = (id: string, value: string) =>
  ({
    role: 'tabpanel',
    id: `${id}-${value}-panel`,
    'aria-labelledby': `${id}-${value}`,
  }) as const;
