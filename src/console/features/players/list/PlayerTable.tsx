import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { Player } from '../../../../domain/players/playerWire';
import type { PlayersParams } from '../../../../domain/players/list/playersParams';
import { getPlayerPath } from '../../../playerPaths';
import { scrollPositions as positions } from '../../../state/scrollPositions';
import { useScrollElement } from '../../../ui/layout/shellContext';
import { TableGap } from '../../../ui/tables/TableGap';
import { useHasCards } from '../../../ui/layout/useMediaQuery';
import { useRowFocus } from '../../../ui/tables/useRowFocus';
import { useScrollRestoration } from '../../../ui/tables/useScrollRestoration';
import { useTableWindow } from '../../../ui/tables/useTableWindow';
import { FROM_PLAYERS_STATE } from '../fromPlayers';
import { PlayerRow } from './PlayerRow';
import { PlayerTableHead } from './PlayerTableHead';
import styles from '../../../ui/tables/ListTable.module.css';

/** Estimated heights in px; rendered rows are measured. */
const ROW = 56;
const CARD = 152;

/** The last player opened, by address of the list. That row gets the focus on return. */
const openedFrom = new Map<string, string>();

type PlayerTableProps = {
  /** The players that match the search and filter, in order. */
  players: readonly Player[];
  doubtfulIds: ReadonlySet<string>;
  view: PlayersParams;
  onChoose: (change: Partial<PlayersParams>) => void;
};

/** All rows are reachable by scrolling, but only visible ones are rendered (PLAYER-11, PLAYER-14). */
export function PlayerTable({ players, doubtfulIds, view, onChoose }: PlayerTableProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isFromAddress = useNavigationType() === NavigationType.Pop;
  const scrollElement = useScrollElement();
  const hasCards = useHasCards();
  const table = useRef<HTMLTableElement>(null);
  const items = useMemo(() => ({ at: (index: number) => players[index] }), [players]);

  const { rows, before, after, virtualizer, scrollTo } = useTableWindow(
    table,
    scrollElement,
    players.length,
    (index) => players[index]!.id,
    () => (hasCards ? CARD : ROW),
  );
  useScrollRestoration(positions, address, isFromAddress, scrollElement, virtualizer);
  const { focusRow, moveByKeys } = useRowFocus(items, table, scrollTo);

  const returnFocus = useEffectEvent(() => {
    const opened = isFromAddress && openedFrom.get(address);
    openedFrom.delete(address);
    const index = opened ? players.findIndex(({ id }) => id === opened) : -1;
    if (index >= 0) focusRow(index);
  });
  useEffect(() => returnFocus(), []);

  const open = useCallback(
    ({ id }: Player) => {
      openedFrom.set(address, id);
      void navigate(getPlayerPath(id), { state: FROM_PLAYERS_STATE });
    },
    [address, navigate],
  );

  return (
    <table
      ref={table}
      role="table"
      className={styles.table}
      aria-label="Игроки"
      aria-rowcount={players.length + 1}
      onKeyDown={moveByKeys}
    >
      <PlayerTableHead view={view} onChoose={onChoose} />
      <tbody role="rowgroup">
        {before > 0 && <TableGap height={before} />}
        {rows.map(({ index, key }) => (
          <PlayerRow
            key={key}
            measure={virtualizer.measureElement}
            index={index}
            player={players[index]!}
            isDoubtful={doubtfulIds.has(players[index]!.id)}
            onOpen={open}
          />
        ))}
        {after > 0 && <TableGap height={after} />}
      </tbody>
    </table>
  );
}
