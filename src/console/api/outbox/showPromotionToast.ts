import { isPromotion } from '../../../domain/play/roster/waitlist';
import { formatFullName } from '../../../domain/play/people/names';
import type { ChangeResponse } from '../../../domain/play/log/changeWire';
import { toastShown } from '../../state/toastsSlice';
import type { OutboxThunk } from './storedItems';

/** ROSTER-7: tells who got the place that a change has made free; «Отменить» takes back both. */
export const showPromotionToast =
  (tournamentId: number, { change, play }: ChangeResponse): OutboxThunk =>
  (dispatch) => {
    if (change.undoes !== null) return;
    const names = change.events.flatMap((event) => {
      if (event.kind !== 'entryChanged' || !isPromotion(event)) return [];
      const entry = play.entries.find(({ id }) => id === event.entryId);
      return entry ? [formatFullName(entry)] : [];
    });
    if (names.length === 0) return;
    dispatch(
      toastShown({
        text: 'Место перешло, сообщите:',
        about: names,
        action: { kind: 'undoChange', tournamentId, changeId: change.id },
      }),
    );
  };
