import { formatDay } from '../../../../domain/dates/formatDays';
import type { Tournament, TournamentRequest } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { waitForPaint } from '../../../api/store/waitForPaint';
import { hasFeature } from '../../../serverFeatures';
import type { AppThunk } from '../../../hooks';
import { toastShown, type NewToast } from '../../../state/toastsSlice';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';

/** Shows a toast after the changed page is painted. */
const show =
  (toast: NewToast): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await waitForPaint();
    dispatch(toastShown(toast));
  };

/** Shows that tournaments were deleted. With the club's server they can be restored (COMFORT-30). */
export const showDeletedToast = (tournamentIds: number[]): AppThunk<Promise<void>> =>
  show({
    text:
      tournamentIds.length === 1
        ? 'Турнир удалён'
        : `Удалено: ${formatQuantity(tournamentIds.length, 'турнир', 'турнира', 'турниров')}`,
    ...(hasFeature('trash') && { action: { kind: 'restore', tournamentIds } }),
  });

/**
 * Shows that an edit was saved (COMFORT-31).
 * @param after the tournament after the edit
 * @param before the changed fields with their previous values
 */
export const showEditedToast = (
  { id, version }: Tournament,
  before: Partial<TournamentRequest>,
): AppThunk<Promise<void>> =>
  show({
    text: 'Изменения сохранены',
    action: { kind: 'revert', known: { id, version }, changes: before },
  });

/** Shows that a tournament was created, with its day. With the club's server this can be undone (DESK-20). */
export const showCreatedToast = ({ id, version, date }: Tournament): AppThunk<Promise<void>> =>
  show({
    text: `Турнир создан на\u00a0${formatDay(date)}`,
    ...(hasServerId({ id }) && {
      opens: id,
      ...(hasFeature('trash') && { action: { kind: 'delete', known: { id, version } } }),
    }),
  });

/** Shows that the tournament to create already exists (DESK-20). */
export const showAlreadyCreatedToast = ({ id, date }: Tournament): AppThunk<Promise<void>> =>
  show({ text: `Такой турнир на\u00a0${formatDay(date)} уже есть`, opens: id });
