import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TrashedTournament } from '../../../../domain/editing/history';
import { useAppDispatch } from '../../../hooks';
import { LongList } from '../../../ui/tables/LongList';
import { paths } from '../../../paths';
import { tournamentsAdded } from '../../../state/listSlice';
import { useScrollElement } from '../../../ui/layout/shellContext';
import { restoreTournaments } from '../toasts/toastActions';
import { TrashRow } from './TrashRow';
import styles from './TrashScreen.module.css';

type TrashListProps = {
  trash: TrashedTournament[];
  /** Time of the trash's load, ms since the epoch. */
  now: number;
};

/** Deleted tournaments, the latest deletion first (COMFORT-32). */
export function TrashList({ trash, now }: TrashListProps) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLDivElement>(null);
  const restored = useRef<number | null>(null);
  const content = useScrollElement();

  // The pressed button has disappeared, so the row in its place gets the focus.
  useEffect(() => {
    const index = restored.current;
    if (index === null || document.activeElement !== document.body) return;
    restored.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    [...buttons].at(Math.min(index, buttons.length - 1))?.focus();
  }, [trash]);

  // When the last row disappears, no row can get the focus.
  useLayoutEffect(() => {
    const left = list.current;
    return () => {
      if (left?.contains(document.activeElement)) content?.focus();
    };
  }, [content]);

  const handleRestore = async (tournament: TrashedTournament) => {
    restored.current = trash.indexOf(tournament);
    const ids = await dispatch(restoreTournaments([tournament.id]));
    if (ids.length > 0 && location.pathname === paths.trash) dispatch(tournamentsAdded(ids));
  };

  return (
    <div ref={list} className={styles.list}>
      <LongList items={trash} getKey={({ id }) => id} label="Удалённые турниры">
        {(tournament) => (
          <TrashRow tournament={tournament} now={now} onRestore={() => handleRestore(tournament)} />
        )}
      </LongList>
    </div>
  );
}
