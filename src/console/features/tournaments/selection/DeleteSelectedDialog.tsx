import { useState } from 'react';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { tournamentMutations } from '../../../api/tournaments/tournamentMutations';
import { useAppDispatch } from '../../../hooks';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { parseConflictTournament } from '../saving/versionConflict';
import { TournamentLine } from '../display/TournamentLine';
import { BatchDialog } from './BatchDialog';
import { useBatch } from './useBatch';

const AT_ONCE = 4;
const WITHOUT_ID = 'Сервер не дал этому турниру номера.';
const { deleteTournament } = tournamentMutations.endpoints;

type DeleteSelectedDialogProps = {
  /** The tournaments to delete; later renders do not change them. */
  tournaments: readonly Tournament[];
  onClose: () => void;
  /** Called after each attempt with the ids of the deleted tournaments. */
  onDeleted: (ids: number[]) => void;
};

/**
 * Deletes several tournaments, each as in DELETE-2 and TRUST-42 (COMFORT-12). Closes when all are deleted, otherwise
 * shows the reason of each failure.
 */
export function DeleteSelectedDialog(props: DeleteSelectedDialogProps) {
  const { tournaments, onClose, onDeleted } = props;
  const dispatch = useAppDispatch();
  const [listed, setListed] = useState(tournaments);
  const batch = useBatch({
    items: listed,
    parallelCount: AT_ONCE,
    send: async (tournament) =>
      hasServerId(tournament)
        ? dispatch(deleteTournament.initiate(tournament, { track: false }))
        : { error: { message: WITHOUT_ID } },
    // The row shows the current tournament, and the next attempt deletes that version (TRUST-42).
    onError: (error) => {
      const current = parseConflictTournament(error);
      if (current) setListed((all) => all.map((one) => (one.id === current.id ? current : one)));
    },
  });

  const removeAll = async () => {
    const { done, isComplete } = await batch.run();
    if (done.length > 0) onDeleted(done);
    if (isComplete) onClose();
  };

  return (
    <BatchDialog
      title={`Удалить ${formatQuantity(batch.steps.length, 'турнир', 'турнира', 'турниров')}?`}
      batch={batch}
      renderLine={(tournament) => <TournamentLine tournament={tournament} />}
      done={{ many: 'Удалено', one: 'Удалён' }}
      confirm="Удалить"
      kind="danger"
      onConfirm={() => void removeAll()}
      onClose={onClose}
    />
  );
}
