import { Suspense, useEffect, useRef, useState } from 'react';
import type { Tournament } from '../../../domain/tournament';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { closed, selectOpenDialog } from '../../state/dialogSlice';
import { useScrollElement } from '../../ui/pageFrame';
import { preloadable } from '../../ui/preloadable';
import { DeleteDialog } from './DeleteDialog';
import { DetailDialog } from './DetailDialog';

/** Its form libraries are not needed for the list. */
export const EditDialog = preloadable(async () => (await import('./EditDialog')).EditDialog);

/** What is open over the list, for which tournament (DEV-1). */
export function TournamentDialogs({ tournaments }: { tournaments: Tournament[] }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenDialog);
  const found = open && tournaments.find(({ id }) => id === open.tournamentId);

  // A refetch that no longer brings the tournament must not take a half-filled form away.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const tournament = found ?? (kept?.id === open?.tournamentId ? kept : null);

  // After the last row is deleted there is none to give the focus to.
  const content = useScrollElement();
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!open && wasOpen.current && isLost) content?.focus();
    wasOpen.current = open !== null;
  }, [open, content]);

  if (!open || !tournament) return null;
  const close = () => dispatch(closed());
  if (open.kind === 'detail') return <DetailDialog tournament={tournament} onClose={close} />;
  if (open.kind === 'delete') return <DeleteDialog tournament={tournament} onClose={close} />;
  return (
    <Suspense fallback={null}>
      <EditDialog key={tournament.id} tournament={tournament} onClose={close} />
    </Suspense>
  );
}
