import type { MenuOption } from '../../../../ui/controls/Menu';
import { type Entry, PAYMENTS } from '../../../../../domain/play/model/entry';
import { findCurrentPayment } from '../../../../../domain/play/roster/rosterTotals';
import { hasFeature } from '../../../../serverFeatures';
import { canJoinLate, buildPlayingEntryMenu } from './buildPlayingEntryMenu';
import type { RosterContextValue } from '../rosterContext';

type Neighbours = {
  /** The entry above, in the same part. */
  previous: Entry | undefined;
  /** The entry below, and the one after it. */
  next: Entry | undefined;
  afterNext: Entry | undefined;
};

export const toTelHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Payments as menu items, without a heading. */
const PAY_TEXTS = { cash: 'Оплатил наличными', transfer: 'Оплатил переводом', free: 'Бесплатно' };

/** The menu of an entry. «Выше» and «Ниже» serve users who cannot drag (ROSTER-6, ROSTER-7, ROSTER-10 to ROSTER-12). */
export function buildEntryMenu(
  entry: Entry,
  roster: RosterContextValue,
  { previous, next, afterNext }: Neighbours,
): MenuOption[] {
  const { actions, isPlaying, onOpen } = roster;
  const { id: entryId, status, phone, attendance } = entry;
  const { needsNotice, paid, isRefunded } = entry;
  const isIn = status === 'confirmed' || status === 'waiting';
  // A player of a started round leaves, pauses or is replaced; the name stays on the court (PLAY-13).
  const isOnCourt = status === 'confirmed' && roster.played.has(entryId);
  const isGone = status === 'declined' || status === 'withdrawn';
  const entries: (MenuOption | false)[] = [
    needsNotice && {
      text: 'Сообщили о месте',
      onChoose: () => actions.setNeedsNotice(entry, false),
    },
    phone !== null && { text: 'Позвонить', href: toTelHref(phone), isWeb: false },
    status !== 'confirmed' && {
      text: isGone ? 'Вернуть в основной состав' : 'Подтвердить',
      onChoose: () => actions.setStatus(entry, 'confirmed'),
    },
    ...buildPlayingEntryMenu(entry, roster),
    status === 'confirmed' &&
      !isPlaying && {
        text: attendance === 'late' ? 'Не опаздывает' : 'Опаздывает',
        onChoose: () => actions.setAttendance(entry, attendance === 'late' ? null : 'late'),
      },
    canJoinLate(entry, roster) && {
      text: 'Играет с раунда',
      onChoose: () => onOpen({ kind: 'fromRound', entryId }),
    },
    status === 'confirmed' &&
      !isOnCourt &&
      !(isPlaying && attendance === 'absent') && {
        text: attendance === 'absent' ? 'Снять «не пришёл»' : 'Не пришёл',
        onChoose: () => actions.setAttendance(entry, attendance === 'absent' ? null : 'absent'),
      },
    // A pair that has played changes only by a substitute.
    roster.hasPairs &&
      isIn &&
      !roster.played.has(entryId) && {
        text: entry.partner === null ? 'Выбрать пару' : 'Другая пара',
        onChoose: () => onOpen({ kind: 'pair', entryId }),
      },
    isIn && { text: 'Взнос', onChoose: () => onOpen({ kind: 'fee', entryId }) },
    { text: 'Исправить', onChoose: () => onOpen({ kind: 'entry', entryId }) },
    hasFeature('players') && {
      text: 'Карточка игрока',
      onChoose: () => roster.onShowPlayer(entry),
    },
    isIn && { text: 'Не ставить вместе', onChoose: () => onOpen({ kind: 'wish', entryId }) },
    status !== 'waiting' &&
      !isOnCourt && {
        text: 'В лист ожидания',
        onChoose: () => actions.setStatus(entry, 'waiting'),
      },
    isIn && !isOnCourt && { text: 'Снялся', onChoose: () => actions.setStatus(entry, 'withdrawn') },
    !isGone &&
      !isOnCourt && { text: 'Отказать', onChoose: () => actions.setStatus(entry, 'declined') },
    isGone &&
      paid > 0 && {
        text: isRefunded ? 'Взнос не возвращён' : 'Взнос возвращён',
        onChoose: () => actions.setRefunded(entry, !isRefunded),
      },
    isIn &&
      previous !== undefined && {
        text: 'Выше',
        onChoose: () => actions.move(entry, status, previous.id),
      },
    isIn &&
      next !== undefined && {
        text: 'Ниже',
        onChoose: () => actions.move(entry, status, afterNext?.id ?? null),
      },
    ...(status === 'waiting' && findCurrentPayment(entry) === null
      ? PAYMENTS.map((payment) => ({
          text: PAY_TEXTS[payment],
          onChoose: () => actions.setPayment(entry, payment),
        }))
      : []),
  ];
  return entries.filter((one) => one !== false);
}
