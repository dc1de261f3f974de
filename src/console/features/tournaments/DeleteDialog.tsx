import { formatShortDate, formatTimeRange, formatWeekday, shown } from '../../../domain/format';
import { isRealDate } from '../../../domain/dates';
import { useState, type ReactNode } from 'react';
import type { Tournament } from '../../../domain/tournament';
import { currentIn } from '../../api/problems';
import { useDeleteTournamentMutation } from '../../api/tournamentsApi';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useOnce } from '../../ui/useOnce';

/** Which one is meant: date, time, organizer (DELETE-1). */
function factsOf({ date, start_time, end_time, organizer_name }: Tournament): ReactNode {
  const day = shown(date, formatShortDate) + (isRealDate(date) ? ` ${formatWeekday(date)}` : '');
  return (
    <>
      <bdi>{day}</bdi>, <bdi>{formatTimeRange(start_time, end_time)}</bdi>
      {organizer_name && (
        <>
          {' · '}
          <bdi>{organizer_name}</bdi>
        </>
      )}
    </>
  );
}

type DeleteDialogProps = { tournament: Tournament; onClose: () => void };

/** DELETE; TRUST-42: what was changed meanwhile is shown before it is deleted. */
export function DeleteDialog({ tournament, onClose }: DeleteDialogProps) {
  const [known, setKnown] = useState(tournament);
  const [deleteTournament, { isLoading, error }] = useDeleteTournamentMutation();
  const remove = useOnce(async () => {
    const { error: problem } = await deleteTournament(known);
    if (!problem) onClose();
    else setKnown(currentIn(problem) ?? known);
  });
  return (
    <ConfirmDialog
      title="Удалить турнир"
      message={
        <>
          Вы уверены, что хотите удалить турнир "<bdi>{known.tournament_type}</bdi>"?
        </>
      }
      note={factsOf(known)}
      confirm="Удалить"
      cancel="Отмена"
      isBusy={isLoading}
      error={error?.message}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
