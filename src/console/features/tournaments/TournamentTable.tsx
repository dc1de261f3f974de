import { useCallback, useMemo, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Season } from '../../../domain/season';
import { useAppDispatch } from '../../hooks';
import { opened, type DialogKind } from '../../state/dialogSlice';
import { useScrollElement } from '../../ui/pageFrame';
import { useIsPhone } from '../../ui/useMediaQuery';
import { listItems } from './listItems';
import { TableHead } from './TableHead';
import { TournamentRow } from './TournamentRow';
import { useFocusReturn } from './useFocusReturn';
import { useRowKeys } from './useRowKeys';
import styles from './TournamentTable.module.css';

const OVERSCAN = 10;
/** First guesses in px; the rows that are shown are measured. */
const HEIGHTS = { head: 40, heading: 33, row: 57, card: 134 };

/** LIST-2, LIST-9, LIST-13: all rows reachable by scrolling, only those in sight rendered. */
export function TournamentTable({ season }: { season: Season }) {
  const dispatch = useAppDispatch();
  const scrollElement = useScrollElement();
  const isPhone = useIsPhone();
  const table = useRef<HTMLTableElement>(null);
  const items = useMemo(() => listItems(season), [season]);
  const top = table.current?.offsetTop ?? 0;

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollElement,
    estimateSize: (index) =>
      'heading' in items[index]! ? HEIGHTS.heading : isPhone ? HEIGHTS.card : HEIGHTS.row,
    getItemKey: (index) => items[index]!.key,
    scrollMargin: top,
    scrollPaddingStart: HEIGHTS.head,
    overscan: OVERSCAN,
  });

  const rows = virtualizer.getVirtualItems();
  const before = rows.length > 0 ? rows[0]!.start - top : 0;
  const after = rows.length > 0 ? virtualizer.getTotalSize() + top - rows.at(-1)!.end : 0;

  const focusRow = useFocusReturn(items, table, virtualizer.scrollToIndex);
  const moveByKeys = useRowKeys(items, focusRow);
  const open = useCallback(
    (kind: DialogKind, tournamentId: number) => dispatch(opened({ kind, tournamentId })),
    [dispatch],
  );

  return (
    <table
      ref={table}
      role="table"
      className={styles.table}
      aria-label="Турниры"
      aria-rowcount={items.length + 1}
      onKeyDown={moveByKeys}
    >
      <TableHead />
      <tbody role="rowgroup">
        {before > 0 && <Gap height={before} />}
        {rows.map(({ index, key }) => {
          const item = items[index]!;
          return 'heading' in item ? (
            <tr
              key={key}
              ref={virtualizer.measureElement}
              role="row"
              data-index={index}
              aria-rowindex={index + 2}
              className={styles.section}
            >
              <th role="rowheader" colSpan={8}>
                {item.heading}
              </th>
            </tr>
          ) : (
            <TournamentRow
              key={key}
              measure={virtualizer.measureElement}
              index={index}
              tournament={item.tournament}
              isPast={item.isPast}
              onOpen={open}
            />
          );
        })}
        {after > 0 && <Gap height={after} />}
      </tbody>
    </table>
  );
}

/** Stands for the rows that are not rendered. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden="true" className={styles.gap} style={{ height }} />
);
