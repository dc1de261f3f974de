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
  /** Those of the first render are asked about and deleted. */
  tournaments: readonly Tournament[];
  onClose: () => void;
  /** Told after each attempt which of them are gone by it. */
  onDeleted: (ids: number[]) => void;
};

/**
 * COMFORT-12: deletes several tournaments, each as DELETE-2 and TRUST-42 have it. Where all are gone
 * the dialog closes, else it tells of each why not.
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
    // It is shown as it is now, and deleted so by the next press (TRUST-42).
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
