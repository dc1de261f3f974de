import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { isSoonWithoutApplications } from '../../../../../domain/list/isSoonWithoutApplications';
import { isTournamentPast, type Season } from '../../../../../domain/list/splitSeason';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { selectPlaySummaries } from '../../../../api/play/cachedPlaySummaries';
import { useAppDispatch, useAppSelector } from '../../../../hooks';
import { dialogOpened } from '../../../../state/dialogSlice';
import { selectListPath } from '../../../../state/listAddress';
import { selectIsFromAddress } from '../../../../state/listSlice';
import type { DialogKind } from '../../../../state/openDialog';
import { scrollPositions as positions } from '../../../../state/scrollPositions';
import { useScrollElement } from '../../../../ui/layout/shellContext';
import { TableGap } from '../../../../ui/tables/TableGap';
import { useRowFocus } from '../../../../ui/tables/useRowFocus';
import { useScrollRestoration } from '../../../../ui/tables/useScrollRestoration';
import { useTableWindow } from '../../../../ui/tables/useTableWindow';
import { useHasCards } from '../../../../ui/layout/useMediaQuery';
import { LIST_COLUMN_COUNT } from './columns';
import { RowFocusRestorer } from './RowFocusRestorer';
import { LazyRowMenu, LazyUpNextStrip } from '../../lazyScreens';
import { isTournamentListItem, getListItemKey, createListItems, type ListItem } from './listItems';
import { TableHead } from './TableHead';
import { TournamentRow } from './TournamentRow';
import { useAddedRows } from './useAddedRows';
import { useRowSelection } from './useRowSelection';
import styles from './TournamentTable.module.css';

/** Estimated heights in px; rendered rows are measured. */
const HEIGHTS = { heading: 32, strip: 57, row: 56 };
const CARD_HEIGHTS = { strip: 136, heading: 26, row: 124 };

const getKind = (item: ListItem) => ('id' in item ? 'row' : 'strip' in item ? 'strip' : 'heading');

type TournamentTableProps = {
  season: Season;
  /** The sorted column as in the address, or '' (COMFORT-2). */
  sort: string;
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** All rows are reachable by scrolling, but only visible ones are rendered (LIST-2, LIST-9, LIST-13). */
export function TournamentTable({ season, sort, today }: TournamentTableProps) {
  const dispatch = useAppDispatch();
  const scrollElement = useScrollElement();
  const hasCards = useHasCards();
  const table = useRef<HTMLTableElement>(null);
  const items = useMemo(() => createListItems(season, today, sort === ''), [season, today, sort]);
  const { rows, before, after, top, virtualizer, scrollTo } = useTableWindow(
    table,
    scrollElement,
    items.length,
    (index) => getListItemKey(items.at(index)!),
    (index) => (hasCards ? CARD_HEIGHTS : HEIGHTS)[getKind(items.at(index)!)],
  );

  const address = useAppSelector(selectListPath);
  const isFromAddress = useAppSelector(selectIsFromAddress);
  useScrollRestoration(positions, address, isFromAddress, scrollElement, virtualizer);
  const { focusRow, moveByKeys } = useRowFocus(items, table, scrollTo);
  const added = useAddedRows({ items, isPlaced: top > 0, focusRow });
  const { isSelected, pick } = useRowSelection(items);
  const unseen = useAppSelector((state) => state.unseenApplications);
  const plays = useAppSelector(selectPlaySummaries);
  const open = useCallback(
    (kind: DialogKind, tournamentId: number) => dispatch(dialogOpened({ kind, tournamentId })),
    [dispatch],
  );
  // The tournament of the open menu; undefined until a menu is opened for the first time, which loads the menu's code.
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
          {before > 0 && <TableGap height={before} />}
          {rows.map(({ index, key }) => {
            const item = items.at(index)!;
            return !isTournamentListItem(item) ? (
              <tr
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                className={'strip' in item ? styles.strip : styles.section}
              >
                {'strip' in item ? (
                  <td role="cell" colSpan={LIST_COLUMN_COUNT}>
                    <Suspense fallback={null}>
                      <LazyUpNextStrip coming={season.coming} today={today} />
                    </Suspense>
                  </td>
                ) : (
                  <th role="rowheader" colSpan={LIST_COLUMN_COUNT}>
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
                isPast={isTournamentPast(item, today)}
                isSelected={isSelected(item.id)}
                unseenCount={unseen?.[item.id]}
                people={plays?.[item.id]?.people}
                wonBy={plays?.[item.id]?.wonBy}
                over={plays?.[item.id]?.over}
                isCard={hasCards}
                lacksApplications={isSoonWithoutApplications(item, today, plays?.[item.id]?.people)}
                isAdded={added.has(item.id)}
                onOpen={open}
                onOpenMenu={setMenuOf}
                onPick={pick}
              />
            );
          })}
          {after > 0 && <TableGap height={after} />}
        </tbody>
      </table>
      {menuOf !== undefined && (
        <Suspense fallback={null}>
          <LazyRowMenu tournament={menuOf} onClose={() => setMenuOf(null)} />
        </Suspense>
      )}
    </>
  );
}
