import { useState } from 'react';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useDeleteTournamentMutation } from '../../../api/tournaments/tournamentMutations';
import { useAppDispatch } from '../../../hooks';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import { parseConflictTournament } from '../saving/versionConflict';
import { TournamentLine } from '../display/TournamentLine';
import { showDeletedToast } from '../toasts/tournamentToasts';
import { useRefetchIfOutcomeUnknown } from '../saving/useRefetchIfOutcomeUnknown';

type DeleteDialogProps = { tournament: Tournament; onClose: () => void };

/**
 * Asks before deleting (DELETE, COMFORT-30). If another user has changed the tournament, the dialog first shows the
 * changes (TRUST-42).
 */
export function DeleteDialog({ tournament, onClose }: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState(tournament);
  const [deleteTournament, { isLoading, error }] = useDeleteTournamentMutation();
  const noteOutcome = useRefetchIfOutcomeUnknown();
  const remove = useSingleFlight(async () => {
    const { error: problem } = await deleteTournament(known);
    noteOutcome(problem);
    if (problem) {
      setKnown(parseConflictTournament(problem) ?? known);
      return;
    }
    onClose();
    void dispatch(showDeletedToast([known.id]));
  });
  return (
    <ConfirmDialog
      title="Удалить турнир"
      message={
        <>
          Вы уверены, что хотите удалить турнир "<bdi>{known.tournament_type}</bdi>"?
        </>
      }
      note={<TournamentLine tournament={known} />}
      confirm="Удалить"
      cancel="Отмена"
      isBusy={isLoading}
      error={error?.message}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
