import { formatDay } from '../../../../domain/dates/formatDays';
import type { Tournament, TournamentRequest } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { waitForPaint } from '../../../api/store/waitForPaint';
import { hasFeature } from '../../../serverFeatures';
import type { AppThunk } from '../../../hooks';
import { toastShown, type NewToast } from '../../../state/toastsSlice';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';

/** Shows a message, after what it tells of has been painted. */
const show =
  (toast: NewToast): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await waitForPaint();
    dispatch(toastShown(toast));
  };

/** COMFORT-30: says that tournaments were deleted; our server can give them back. */
export const showDeletedToast = (tournamentIds: number[]): AppThunk<Promise<void>> =>
  show({
    text:
      tournamentIds.length === 1
        ? 'Турнир удалён'
        : `Удалено: ${formatQuantity(tournamentIds.length, 'турнир', 'турнира', 'турниров')}`,
    ...(hasFeature('trash') && { action: { kind: 'restore', tournamentIds } }),
  });

/**
 * COMFORT-31: says that an edit was saved.
 * @param after the tournament as the edit has left it
 * @param before the changed fields with their values before
 */
export const showEditedToast = (
  { id, version }: Tournament,
  before: Partial<TournamentRequest>,
): AppThunk<Promise<void>> =>
  show({
    text: 'Изменения сохранены',
    action: { kind: 'revert', known: { id, version }, changes: before },
  });

/** DESK-20: says for which day a tournament was created; our server can take it back. */
export const showCreatedToast = ({ id, version, date }: Tournament): AppThunk<Promise<void>> =>
  show({
    text: `Турнир создан на\u00a0${formatDay(date)}`,
    ...(hasServerId({ id }) && {
      opens: id,
      ...(hasFeature('trash') && { action: { kind: 'delete', known: { id, version } } }),
    }),
  });

/** DESK-20: says that the tournament to create is there already. */
export const showAlreadyCreatedToast = ({ id, date }: Tournament): AppThunk<Promise<void>> =>
  show({ text: `Такой турнир на\u00a0${formatDay(date)} уже есть`, opens: id });
