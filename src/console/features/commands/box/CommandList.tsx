import { useEffect, useRef } from 'react';
import { Keycap } from '../keys/Keycap';
import type { BoxOption, BoxOptionGroup } from './options';
import styles from './CommandList.module.css';

type CommandListProps = {
  /** Prefix of the options' element ids. */
  id: string;
  label: string;
  groups: readonly BoxOptionGroup[];
  active: BoxOption | undefined;
  /** Called with the option under the pointer. Without this callback the pointer activates nothing. */
  onPoint?: (id: string) => void;
  onChoose: (option: BoxOption) => void;
};

/** Options of the box in groups. The active option stays scrolled into view. */
export function CommandList({ id, label, groups, active, onPoint, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && id + active.id;
  useEffect(() => {
    const first = list.current?.querySelector('[role=option]')?.id;
    // With the first option active, the list shows its heading too.
    if (activeId === first) list.current?.scrollTo({ top: 0 });
    else if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // A press on an option must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, options }) => (
        <ul key={title} role="group" aria-label={title}>
          <li role="presentation" className={styles.title}>
            {title}
          </li>
          {options.map((option) => (
            <li
              key={option.id}
              id={id + option.id}
              role="option"
              aria-selected={option === active}
              className={styles.option}
              onPointerMove={() => onPoint?.(option.id)}
              onClick={() => onChoose(option)}
            >
              <span className={styles.label}>{option.label}</span>{' '}
              {option.note && <span className={styles.note}>{option.note}</span>}
              {option.cap && <Keycap aria-hidden="true">{option.cap}</Keycap>}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
