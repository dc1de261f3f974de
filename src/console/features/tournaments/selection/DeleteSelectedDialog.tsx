import type { Tournament } from '../../../../domain/tournament';
import { isSendable } from '../../../../domain/wire';
import { currentIn, defaultMessage } from '../../../api/problems';
import { tournamentsApi } from '../../../api/tournamentsApi';
import { useAppDispatch } from '../../../hooks';
import { plural } from '../../../ui/typography';
import { TournamentLine } from '../TournamentLine';
import { useRefetchIfUncertain } from '../useRefetchIfUncertain';
import { BatchDialog } from './BatchDialog';
import { useBatch, type Failure } from './useBatch';

const AT_ONCE = 4;
const { deleteTournament } = tournamentsApi.endpoints;

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
  const noteOutcome = useRefetchIfUncertain();

  const remove = async (tournament: Tournament): Promise<Failure<Tournament> | null> => {
    if (!isSendable(tournament)) return { reason: 'Сервер не дал этому турниру номера.' };
    const call = dispatch(deleteTournament.initiate(tournament));
    const { error } = await call;
    call.reset();
    noteOutcome(error);
    if (!error) return null;
    return {
      reason: error.message ?? defaultMessage(deleteTournament.name),
      error,
      item: currentIn(error) ?? undefined,
    };
  };
  const batch = useBatch(tournaments, remove, AT_ONCE);

  const removeAll = async () => {
    const { done, isComplete } = await batch.run();
    if (done.length > 0) onDeleted(done.map(({ id }) => id));
    if (isComplete) onClose();
  };

  return (
    <BatchDialog
      title={`Удалить ${plural(batch.steps.length, 'турнир', 'турнира', 'турниров')}?`}
      batch={batch}
      lineOf={(tournament) => <TournamentLine tournament={tournament} />}
      done={{ many: 'Удалено', one: 'Удалён' }}
      confirm="Удалить"
      kind="danger"
      onConfirm={() => void removeAll()}
      onClose={onClose}
    />
  );
}
