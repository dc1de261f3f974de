import { useMemo } from 'react';
import type { Attendance, EntryStatus, PaymentKind, Entry } from '../../../domain/play/model/entry';
import { createAcceptAllReviewEvents } from '../../../domain/play/roster/waitlist';
import {
  createEntryEvent,
  toPaymentFields,
  createSettingsEvent,
} from '../../../domain/play/roster/entryEvents';
import type { Sex } from '../../../domain/draw/base/drawnRound';
import type { PlayEvent } from '../../../domain/play/log/events';
import { SEX_LABELS } from '../../../domain/play/model/entryLabels';
import { formatFullName } from '../../../domain/play/people/names';
import { createPairEvents } from '../../../domain/play/roster/fixedPairs';
import { toPlayState } from '../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../domain/play/wire/playWire';
import { listIdsWithStatus, createMoveEvent } from '../../../domain/play/roster/roster';
import { findCurrentPayment } from '../../../domain/play/roster/rosterTotals';
import { hasTakenPart } from '../../../domain/play/model/round';
import type { PlaySettings } from '../../../domain/play/model/settings';
import { formatQuantity } from '../../../domain/lib/formatQuantity';
import { enqueuePersons, enqueueChange } from '../../api/outbox/outboxActions';
import { useAppDispatch } from '../../hooks';
import { toastShown } from '../../state/toastsSlice';
import type { NewEntryPerson } from '../../../domain/play/changes/outboxQueue';
import { formatAttendanceChange, describePaymentChange, STATUS_CHANGE_TEXTS } from './changeTexts';

export type RosterActions = ReturnType<typeof useRosterActions>;

/**
 * Actions on a play's entries. Each shows a toast with «Отменить» (ROSTER-6 to ROSTER-12, ROSTER-14).
 * @param play as shown, including unsent changes
 * @param ownFee the tournament's fee, roubles
 */
export function useRosterActions(tournamentId: number, play: Play | undefined, ownFee: number) {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const showUndoToast = (changeId: string, text: string, about: readonly string[] = []) =>
      void dispatch(
        toastShown({ text, about, action: { kind: 'undoChange', tournamentId, changeId } }),
      );
    const change = (events: readonly PlayEvent[], text: string, about?: readonly string[]) =>
      showUndoToast(dispatch(enqueueChange({ tournamentId, events })), text, about);
    const listNames = (entry: Entry) => [formatFullName(entry)];
    const move = (entry: Entry, status: EntryStatus, before: string | null) => {
      const event = play && createMoveEvent(toPlayState(play).entries, entry.id, status, before);
      if (!event) return;
      const isMoved = entry.status !== status;
      // A participant cannot be removed from the roster: the name would stay on the court without a fee.
      if (isMoved && entry.status === 'confirmed' && hasTakenPart(play.rounds, entry.id)) {
        const reason = 'В меню игрока: «Ушёл», «Замена».';
        dispatch(
          toastShown({ text: 'Уже играет:', about: listNames(entry), reason, isFailure: true }),
        );
        return;
      }
      change([event], isMoved ? STATUS_CHANGE_TEXTS[status] : 'Порядок изменён:', listNames(entry));
    };
    return {
      /** Moves an entry before another one of a status; null moves it to the end. */
      move,
      setStatus: (entry: Entry, status: EntryStatus) => move(entry, status, null),
      setAttendance: (entry: Entry, attendance: Attendance | null) =>
        change(
          [
            createEntryEvent(entry, {
              attendance,
              ...(entry.fromRound !== null && { fromRound: null }),
            }),
          ],
          formatAttendanceChange(attendance),
          listNames(entry),
        ),
      setPayment: (entry: Entry, payment: PaymentKind | null) =>
        change(
          [createEntryEvent(entry, toPaymentFields(entry, payment, ownFee))],
          describePaymentChange(payment),
          listNames(entry),
        ),
      /**
       * Sets an entry's fee; null means the tournament's fee. A paid entry then counts as paid at the new fee
       * (ROSTER-11).
       */
      setFee: (entry: Entry, fee: number | null) => {
        const to = {
          fee,
          ...toPaymentFields({ ...entry, fee }, findCurrentPayment(entry), ownFee),
        };
        change([createEntryEvent(entry, to)], 'Взнос изменён:', listNames(entry));
      },
      setRefunded: (entry: Entry, isRefunded: boolean) =>
        change([createEntryEvent(entry, { isRefunded })], 'Взнос возвращён:', listNames(entry)),
      /** Sets «м/ж»; null means unknown (PLAY-40). */
      setSex: (entry: Entry, sex: Sex | null) =>
        change(
          [createEntryEvent(entry, { sex })],
          sex === null ? 'м/ж снято:' : `${SEX_LABELS[sex]}:`,
          listNames(entry),
        ),
      /** Sets «м/ж» of several entries in one change (PLAY-51). */
      setSexes: (marks: readonly { entry: Entry; sex: Sex }[]) =>
        change(
          marks.map(({ entry, sex }) => createEntryEvent(entry, { sex })),
          `м/ж указано: ${formatQuantity(marks.length, 'игрок', 'игрока', 'игроков')}`,
        ),
      /** Sets an entry's partner; null separates the pair (PLAY-41). */
      setPartner: (entry: Entry, other: Entry | null) => {
        const events = play ? createPairEvents(toPlayState(play), entry.id, other?.id ?? null) : [];
        if (events.length === 0) return;
        if (other)
          change(events, 'В паре:', [`${formatFullName(entry)} и ${formatFullName(other)}`]);
        else change(events, 'Пара разбита:', listNames(entry));
      },
      setNeedsNotice: (entry: Entry, needsNotice: boolean) =>
        change(
          [createEntryEvent(entry, { needsNotice })],
          needsNotice ? 'Нужно сообщить:' : 'Сообщили о месте:',
          listNames(entry),
        ),
      /** Accepts all entries under review as if they had just arrived (APPLY-12). */
      acceptReview: () => {
        const events = play ? createAcceptAllReviewEvents(toPlayState(play)) : [];
        if (events.length > 0) change(events, 'Приняты все, кто был на проверке');
      },
      declineReview: () => {
        if (!play) return;
        const { entries } = toPlayState(play);
        // The order of declined entries does not matter.
        const events = listIdsWithStatus(entries, 'review').flatMap(
          (id) => createMoveEvent(entries, id, 'declined', null) ?? [],
        );
        if (events.length > 0) change(events, 'Отказано всем, кто был на проверке');
      },
      changeSettings: (to: Partial<PlaySettings>) => {
        if (play) change([createSettingsEvent(play.settings, to)], 'Настройки изменены');
      },
      add: (persons: readonly NewEntryPerson[]) => {
        const id = dispatch(enqueuePersons(tournamentId, persons));
        const [first] = persons;
        if (persons.length === 1)
          showUndoToast(id, 'В состав добавлен игрок:', [formatFullName(first!)]);
        else
          showUndoToast(
            id,
            `Добавлено: ${formatQuantity(persons.length, 'игрок', 'игрока', 'игроков')}`,
          );
      },
    };
  }, [dispatch, tournamentId, play, ownFee]);
}
