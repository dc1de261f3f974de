import { Suspense, useEffect, useRef, useState } from 'react';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { dialogClosed, selectOpenDialog } from '../../../state/dialogSlice';
import { useScrollElement } from '../../../ui/layout/shellContext';
import {
  LazyDeleteDialog,
  LazyDetailDialog,
  LazyEditDialog,
  LazyMissingDialog,
} from '../lazyScreens';

type TournamentDialogsProps = { tournaments: Tournament[]; isWhole: boolean };

/** What is open over the list, for which tournament (DEV-1). */
export function TournamentDialogs({ tournaments, isWhole }: TournamentDialogsProps) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenDialog);
  const found = open && tournaments.find(({ id }) => id === open.tournamentId);

  // A refetch that no longer brings the tournament must not take a half-filled form away.
  const [lastFound, setLastFound] = useState(found);
  if ((found || !open) && found !== lastFound) setLastFound(found);
  const tournament = found ?? (lastFound?.id === open?.tournamentId ? lastFound : null);

  // After the last row is deleted there is none to give the focus to.
  const content = useScrollElement();
  const wasOpen = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    // In WebKit what lay under a modal dialog takes the focus only from the next frame on.
    if (!open && wasOpen.current && isFocusLost) requestAnimationFrame(() => content?.focus());
    wasOpen.current = open !== null;
  }, [open, content]);

  if (!open) return null;
  const { kind, tournamentId } = open;
  const close = () => dispatch(dialogClosed());
  const Opened = OF_KIND[kind];
  return (
    <Suspense fallback={null}>
      {tournament ? (
        <Opened
          // DESK-12: the details stay, and go from one tournament to the next.
          key={kind === 'detail' ? kind : `${kind}${tournamentId}`}
          tournament={tournament}
          onClose={close}
        />
      ) : (
        isWhole && <LazyMissingDialog id={tournamentId} onClose={close} />
      )}
    </Suspense>
  );
}

const OF_KIND = { detail: LazyDetailDialog, edit: LazyEditDialog, delete: LazyDeleteDialog };
