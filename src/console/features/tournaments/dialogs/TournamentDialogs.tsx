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

/** The open dialog over the list, and its tournament (DEV-1). */
export function TournamentDialogs({ tournaments, isWhole }: TournamentDialogsProps) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenDialog);
  const found = open && tournaments.find(({ id }) => id === open.tournamentId);

  // If a refetched list lacks the tournament, a half-filled form must stay open.
  const [lastFound, setLastFound] = useState(found);
  if ((found || !open) && found !== lastFound) setLastFound(found);
  const tournament = found ?? (lastFound?.id === open?.tournamentId ? lastFound : null);

  // After the last row is deleted there is no row to focus, so the content takes the focus.
  const content = useScrollElement();
  const wasOpen = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    // In WebKit, elements under a modal dialog cannot be focused before the next frame.
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
          // The details stay mounted while the user moves to a neighbour (DESK-12).
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
