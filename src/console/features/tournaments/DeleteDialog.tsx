import { formatShortDate, formatTimeRange, formatWeekday, shown } from '../../../domain/format';
import { isRealDate } from '../../../domain/dates';
import type { Tournament } from '../../../domain/tournament';
import { useDeleteTournamentMutation } from '../../api/tournamentsApi';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useOnce } from '../../ui/useOnce';

/** Which one is meant: date, time, organizer (DELETE-1). */
function factsOf({ date, start_time, end_time, organizer_name }: Tournament): string {
  const day = shown(date, formatShortDate) + (isRealDate(date) ? ` ${formatWeekday(date)}` : '');
  return [`${day}, ${formatTimeRange(start_time, end_time)}`, organizer_name]
    .filter(Boolean)
    .join(' · ');
}

type DeleteDialogProps = { tournament: Tournament; onClose: () => void };

/** DELETE. */
export function DeleteDialog({ tournament, onClose }: DeleteDialogProps) {
  const [deleteTournament, { isLoading, error }] = useDeleteTournamentMutation();
  const remove = useOnce(async () => {
    const { error: problem } = await deleteTournament(tournament.id);
    if (!problem) onClose();
  });
  return (
    <ConfirmDialog
      title="Удалить турнир"
      message={`Вы уверены, что хотите удалить турнир "${tournament.tournament_type}"?`}
      note={factsOf(tournament)}
      confirm="Удалить"
      cancel="Отмена"
      isBusy={isLoading}
      error={error?.message}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
