import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { lacksApplications } from '../../../../domain/attention';
import { isPastOn, type Season } from '../../../../domain/season';
import type { Tournament } from '../../../../domain/tournament';
import { selectPlaySummaries } from '../../../api/cachedPlaySummaries';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { opened } from '../../../state/dialogSlice';
import { selectListPath } from '../../../state/listAddress';
import { selectIsFromAddress } from '../../../state/listSlice';
import type { DialogKind } from '../../../state/openDialog';
import { scrollPositions as positions } from '../../../state/scrollPositions';
import { useScrollElement } from '../../../ui/shellContext';
import { useIsPrinting } from '../../../ui/useIsPrinting';
import { useRowFocus } from '../../../ui/useRowFocus';
import { useScrollRestoration } from '../../../ui/useScrollRestoration';
import { useHasCards } from '../../../ui/useMediaQuery';
import { COLUMN_COUNT } from './columns';
import { RowFocusRestorer } from './RowFocusRestorer';
import { RowMenu, UpNextStrip } from '../lazyScreens';
import { isTournament, keyOf, listItems, type ListItem, type ListItems } from './listItems';
import { TableHead } from './TableHead';
import { TournamentRow } from './TournamentRow';
import { useAddedRows } from './useAddedRows';
import { useRowSelection } from './useRowSelection';
import styles from './TournamentTable.module.css';

/** SPEED-7: how many rows are rendered out of sight, in the direction of scrolling and behind. */
const AHEAD = 5;
const BEHIND = 1;
/** Estimates in px; rendered rows are measured. */
const HEIGHTS = { above: 200, head: 40, heading: 32, strip: 57, row: 56 };
const CARD_HEIGHTS = { ...HEIGHTS, strip: 136, heading: 26, row: 124 };

/** An estimate of the visible part, so that the first rows need not wait for a measurement. */
const guessedWindow = () => ({ width: 0, height: innerHeight - HEIGHTS.above });

const kindOf = (item: ListItem) => ('id' in item ? 'row' : 'strip' in item ? 'strip' : 'heading');

const indexes = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function rowsAround(range: Range, ahead: number, isBackward: boolean): number[] {
  const { startIndex, endIndex, count } = range;
  const [before, after] = isBackward ? [ahead, BEHIND] : [BEHIND, ahead];
  return indexes(Math.max(0, startIndex - before), Math.min(count - 1, endIndex + after));
}

/** SPEED-8: on paper all rows are rendered. */
const everyRow = (items: ListItems) =>
  indexes(0, items.length - 1).map((index) => ({ index, key: keyOf(items.at(index)!) }));

type TournamentTableProps = {
  season: Season;
  /** The column it is sorted by, as the view has it, or none (COMFORT-2). */
  sort: string;
  /** yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** LIST-2, LIST-9, LIST-13: all rows reachable by scrolling, only those in sight rendered. */
export function TournamentTable({ season, sort, today }: TournamentTableProps) {
  const dispatch = useAppDispatch();
  const scrollElement = useScrollElement();
  const hasCards = useHasCards();
  const table = useRef<HTMLTableElement>(null);
  const items = useMemo(() => listItems(season, today, sort === ''), [season, today, sort]);
  const top = table.current?.offsetTop ?? 0;
  const [initialRect] = useState(guessedWindow);
  const ahead = useDeferredValue(AHEAD, 0);

  const virtualizer: Virtualizer<HTMLElement, HTMLTableRowElement> = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollElement,
    estimateSize: (index) => (hasCards ? CARD_HEIGHTS : HEIGHTS)[kindOf(items.at(index)!)],
    getItemKey: (index) => keyOf(items.at(index)!),
    scrollMargin: top,
    scrollPaddingStart: HEIGHTS.head,
    initialRect,
    rangeExtractor: (range) => rowsAround(range, ahead, virtualizer.scrollDirection === 'backward'),
  });

  const isPrinting = useIsPrinting();
  const inSight = virtualizer.getVirtualItems();
  const rows = isPrinting ? everyRow(items) : inSight;
  const isWindow = !isPrinting && inSight.length > 0;
  const before = isWindow ? inSight[0]!.start - top : 0;
  const after = isWindow ? virtualizer.getTotalSize() + top - inSight.at(-1)!.end : 0;

  const address = useAppSelector(selectListPath);
  const isFromAddress = useAppSelector(selectIsFromAddress);
  useScrollRestoration(
    { positions, address, isFromAddress },
    scrollElement,
    virtualizer,
    inSight.length > 0,
  );
  // The virtualizer's own scrolling lasts some frames, and would pull back somebody who scrolls meanwhile.
  const scrollTo = useCallback(
    (index: number) => {
      const [offset] = virtualizer.getOffsetForIndex(index, 'auto') ?? [];
      if (scrollElement && offset !== undefined) scrollElement.scrollTop = offset;
    },
    [virtualizer, scrollElement],
  );
  const { focusRow, moveByKeys } = useRowFocus(items, table, scrollTo);
  const added = useAddedRows({ items, isPlaced: top > 0, focusRow });
  const { isSelected, pick } = useRowSelection(items);
  const unseen = useAppSelector((state) => state.unseenApplications);
  const plays = useAppSelector(selectPlaySummaries);
  const open = useCallback(
    (kind: DialogKind, tournamentId: number) => dispatch(opened({ kind, tournamentId })),
    [dispatch],
  );
  // Undefined until a menu was asked for the first time: its code comes then.
  const [menuOf, setMenuOf] = useState<Tournament | null>();

  return (
    <>
      <RowFocusRestorer items={items} focusRow={focusRow} />
      <table
        ref={table}
        role="table"
        className={styles.table}
        aria-label="Турниры"
        aria-rowcount={items.length + 1}
        onKeyDown={moveByKeys}
      >
        <TableHead sort={sort} />
        <tbody role="rowgroup">
          {before > 0 && <Gap height={before} />}
          {rows.map(({ index, key }) => {
            const item = items.at(index)!;
            return !isTournament(item) ? (
              <tr
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                className={'strip' in item ? styles.strip : styles.section}
              >
                {'strip' in item ? (
                  <td role="cell" colSpan={COLUMN_COUNT}>
                    <Suspense fallback={null}>
                      <UpNextStrip coming={season.coming} today={today} />
                    </Suspense>
                  </td>
                ) : (
                  <th role="rowheader" colSpan={COLUMN_COUNT}>
                    {item.heading}
                    {item.group && <span> · {item.group}</span>}
                  </th>
                )}
              </tr>
            ) : (
              <TournamentRow
                key={key}
                measure={virtualizer.measureElement}
                index={index}
                tournament={item}
                isPast={isPastOn(item, today)}
                isSelected={isSelected(item.id)}
                unseenCount={unseen?.[item.id]}
                places={plays?.[item.id]?.places}
                wonBy={plays?.[item.id]?.wonBy}
                isCard={hasCards}
                lacksApplications={lacksApplications(item, today)}
                isAdded={added.has(item.id)}
                onOpen={open}
                onOpenMenu={setMenuOf}
                onPick={pick}
              />
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
      {menuOf !== undefined && (
        <Suspense fallback={null}>
          <RowMenu tournament={menuOf} onClose={() => setMenuOf(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Takes the space of rows that are not rendered. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden="true" className={styles.gap} style={{ height }} />
);
