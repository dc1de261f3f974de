import { isHandOver } from '../../../domain/play/decisions';
import { fullName } from '../../../domain/play/names';
import type { ChangeAnswer } from '../../../domain/play/playWire';
import { noticeShown } from '../../state/noticesSlice';
import type { OutboxThunk } from './storedItems';

/** ROSTER-7: tells who got the place that a change has made free; «Отменить» takes back both. */
export const tellHandOver =
  (tournamentId: number, { change, play }: ChangeAnswer): OutboxThunk =>
  (dispatch) => {
    if (change.undoes !== null) return;
    const names = change.events.flatMap((event) => {
      if (event.kind !== 'entryChanged' || !isHandOver(event)) return [];
      const entry = play.entries.find(({ id }) => id === event.entryId);
      return entry ? [fullName(entry)] : [];
    });
    if (names.length === 0) return;
    dispatch(
      noticeShown({
        text: 'Место перешло, сообщите:',
        about: names,
        action: { kind: 'undoChange', tournamentId, changeId: change.id },
      }),
    );
  };
