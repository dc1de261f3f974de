import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ShowMore, SHOWN_STEP } from './ShowMore';
import styles from './LongList.module.css';

type LongListProps<Item> = {
  items: readonly Item[];
  getKey: (item: Item) => number | string;
  label: string;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
};

/** A list of any length, which first shows a hundred items, and a hundred more after each press. */
export function LongList<Item>(props: LongListProps<Item>) {
  const { items, getKey, label, className, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(SHOWN_STEP);

  // The focus moves to the first added row.
  useLayoutEffect(() => {
    if (count > SHOWN_STEP)
      (list.current?.children[count - SHOWN_STEP] as HTMLElement | undefined)?.focus();
  }, [count]);

  return (
    <>
      <ul ref={list} aria-label={label} className={`${styles.list} ${className ?? ''}`}>
        {items.slice(0, count).map((item) => (
          <li key={getKey(item)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      <ShowMore
        shownCount={count}
        total={items.length}
        onShowMore={() => setCount(count + SHOWN_STEP)}
      />
    </>
  );
}
