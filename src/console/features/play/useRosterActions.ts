import { useMemo } from 'react';
import type { Attendance, EntryStatus, Payment } from '../../../domain/play/entry';
import { acceptReviewEvents } from '../../../domain/play/decisions';
import { entryChange, paymentOf, settingsChange } from '../../../domain/play/entryEvents';
import type { Sex } from '../../../domain/play/draw/drawn';
import type { PlayEvent } from '../../../domain/play/events';
import { SEX_NAMES } from '../../../domain/play/labels';
import { fullName } from '../../../domain/play/names';
import { pairEvents } from '../../../domain/play/pairing';
import { stateOf } from '../../../domain/play/pendingPlay';
import type { Entry } from '../../../domain/play/entry';
import type { Play } from '../../../domain/play/playWire';
import { DEFAULT_GAME } from '../../../domain/play/gameSettings';
import { idsOf, moveEvent } from '../../../domain/play/roster';
import { settledBy } from '../../../domain/play/rosterSums';
import type { PlaySettings } from '../../../domain/play/settings';
import { plural } from '../../../domain/plural';
import { addPersons, makeChange } from '../../api/outbox/outboxActions';
import { useAppDispatch } from '../../hooks';
import { noticeShown } from '../../state/noticesSlice';
import type { NewPerson } from '../../state/outbox/outboxQueue';
import { attendanceText, paymentText, STATUS_TEXTS } from './changeTexts';

export type RosterActions = ReturnType<typeof useRosterActions>;

/**
 * ROSTER-6 to ROSTER-12: what is done with a play's entries; each change is told with «Отменить» (ROSTER-14).
 * @param play as it is shown
 * @param ownFee the tournament's, roubles
 */
export function useRosterActions(tournamentId: number, play: Play | undefined, ownFee: number) {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const tell = (changeId: string, text: string, about: readonly string[] = []) =>
      void dispatch(
        noticeShown({ text, about, action: { kind: 'undoChange', tournamentId, changeId } }),
      );
    const change = (events: readonly PlayEvent[], text: string, about?: readonly string[]) =>
      tell(dispatch(makeChange({ tournamentId, events })), text, about);
    const of = (entry: Entry) => [fullName(entry)];
    const move = (entry: Entry, status: EntryStatus, before: string | null) => {
      const event = play && moveEvent(stateOf(play).entries, entry.id, status, before);
      if (!event) return;
      const isMoved = entry.status !== status;
      change([event], isMoved ? STATUS_TEXTS[status] : 'Порядок изменён:', of(entry));
    };
    return {
      /** Puts an entry before another one of a status; null: behind all. */
      move,
      setStatus: (entry: Entry, status: EntryStatus) => move(entry, status, null),
      setAttendance: (entry: Entry, attendance: Attendance | null) =>
        change(
          [
            entryChange(entry, {
              attendance,
              ...(entry.fromRound !== null && { fromRound: null }),
            }),
          ],
          attendanceText(attendance),
          of(entry),
        ),
      pay: (entry: Entry, payment: Payment | null) =>
        change(
          [entryChange(entry, paymentOf(entry, payment, ownFee))],
          paymentText(payment),
          of(entry),
        ),
      /** ROSTER-11: a fee of its own, or null; what was paid already is as much then. */
      setFee: (entry: Entry, fee: number | null) => {
        const to = { fee, ...paymentOf({ ...entry, fee }, settledBy(entry), ownFee) };
        change([entryChange(entry, to)], 'Взнос изменён:', of(entry));
      },
      setRefunded: (entry: Entry, isRefunded: boolean) =>
        change([entryChange(entry, { isRefunded })], 'Взнос возвращён:', of(entry)),
      /** PLAY-40: says whether somebody plays as a man or a woman; null: not known. */
      setSex: (entry: Entry, sex: Sex | null) =>
        change(
          [entryChange(entry, { sex })],
          sex === null ? 'м/ж снято:' : `${SEX_NAMES[sex]}:`,
          of(entry),
        ),
      /** PLAY-51: says it of several at once. */
      setSexes: (marks: readonly { entry: Entry; sex: Sex }[]) =>
        change(
          marks.map(({ entry, sex }) => entryChange(entry, { sex })),
          `м/ж указано: ${plural(marks.length, 'игрок', 'игрока', 'игроков')}`,
        ),
      /** PLAY-41: null parts the pair. */
      pair: (entry: Entry, other: Entry | null) => {
        const events = play ? pairEvents(stateOf(play), entry.id, other?.id ?? null) : [];
        if (events.length === 0) return;
        if (other) change(events, 'В паре:', [`${fullName(entry)} и ${fullName(other)}`]);
        else change(events, 'Пара разбита:', of(entry));
      },
      setNeedsNotice: (entry: Entry, needsNotice: boolean) =>
        change(
          [entryChange(entry, { needsNotice })],
          needsNotice ? 'Нужно сообщить:' : 'Сообщили о месте:',
          of(entry),
        ),
      /** APPLY-12: all that were held for review come in as if they arrived now. */
      acceptReview: () => {
        const events = play ? acceptReviewEvents(stateOf(play)) : [];
        if (events.length > 0) change(events, 'Приняты все, кто был на проверке');
      },
      declineReview: () => {
        if (!play) return;
        const { entries } = stateOf(play);
        // Nobody looks for an order among them.
        const events = idsOf(entries, 'review').flatMap(
          (id) => moveEvent(entries, id, 'declined', null) ?? [],
        );
        if (events.length > 0) change(events, 'Отказано всем, кто был на проверке');
      },
      changeSettings: (to: Partial<PlaySettings>) => {
        const isOfGame = Object.keys(to).every((name) => name in DEFAULT_GAME);
        const text = `Настройки ${isOfGame ? 'игры' : 'состава'} изменены`;
        if (play) change([settingsChange(play.settings, to)], text);
      },
      add: (persons: readonly NewPerson[]) => {
        const id = dispatch(addPersons(tournamentId, persons));
        const [first] = persons;
        if (persons.length === 1) tell(id, 'В состав добавлен игрок:', [fullName(first!)]);
        else tell(id, `Добавлено: ${plural(persons.length, 'игрок', 'игрока', 'игроков')}`);
      },
    };
  }, [dispatch, tournamentId, play, ownFee]);
}
