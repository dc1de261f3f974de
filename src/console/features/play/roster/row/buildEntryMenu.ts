import { type Entry, isAway } from '../../../../../domain/play/model/entry';
import { listEntryActs, type EntryAct } from '../../../../../domain/play/roster/entryActs';
import { hasFeature } from '../../../../serverFeatures';
import type { MenuOption } from '../../../../ui/controls/Menu';
import { toTelHref } from '../../../../ui/people/toTelHref';
import type { EntryDialogKind } from '../../playDialog';
import type { RosterContextValue } from '../rosterContext';

type Neighbours = {
  /** The previous entry of the same part. */
  previous: Entry | undefined;
  /** The next entry of the same part, and the one after it. */
  next: Entry | undefined;
  afterNext: Entry | undefined;
};

/** Builds the menu of an entry. «Выше» and «Ниже» are for users who cannot drag (ROSTER-6, ROSTER-10, ROSTER-45). */
export function buildEntryMenu(
  entry: Entry,
  roster: RosterContextValue,
  { previous, next, afterNext }: Neighbours,
): { entries: MenuOption[]; more: MenuOption[] } {
  const { actions, moment, onOpen } = roster;
  const { id: entryId, status, phone, attendance, isRefunded } = entry;
  const isGone = status === 'declined' || status === 'withdrawn';
  const [isLate, isAbsent] = [attendance === 'late', attendance === 'absent'];
  const option = (text: string, onChoose: () => void): MenuOption => ({ text, onChoose });
  const mark = (text: string, to: Entry['attendance']) =>
    option(text, () => actions.setAttendance(entry, to));
  const enter = (text: string, to: Entry['status']) =>
    option(text, () => actions.setStatus(entry, to));
  const open = (text: string, kind: EntryDialogKind) =>
    option(text, () => onOpen({ kind, entryId }));
  const pay = (text: string, payment: Entry['payment']) =>
    option(text, () => actions.setPayment(entry, payment));
  const options: Readonly<Record<EntryAct, () => MenuOption>> = {
    confirm: () => enter(isGone ? 'Вернуть в основной состав' : 'Подтвердить', 'confirmed'),
    call: () => ({ text: 'Позвонить', href: toTelHref(phone ?? ''), isWeb: false }),
    arrive: () => mark(moment === 'inPlay' && isAway(entry) ? 'Вернулся' : 'Пришёл', 'arrived'),
    late: () => mark(isLate ? 'Не опаздывает' : 'Опаздывает', isLate ? null : 'late'),
    absent: () => mark(isAbsent ? 'Снять «не пришёл»' : 'Не пришёл', isAbsent ? null : 'absent'),
    leave: () => mark('Ушёл', 'left'),
    pause: () => mark('Пропускает раунды', 'paused'),
    substitute: () => open('Замена', 'substitute'),
    exchange: () => option('Поменять', () => roster.onExchange(entryId)),
    fromRound: () => open('Играет с раунда', 'fromRound'),
    cash: () => pay('Оплатил наличными', 'cash'),
    transfer: () => pay('Оплатил переводом', 'transfer'),
    free: () => pay('Бесплатно', 'free'),
    fee: () => open('Взнос', 'fee'),
    refund: () =>
      option(isRefunded ? 'Взнос не возвращён' : 'Взнос возвращён', () =>
        actions.setRefunded(entry, !isRefunded),
      ),
    wait: () => enter('В лист ожидания', 'waiting'),
    withdraw: () => enter('Отказался', 'withdrawn'),
    decline: () => enter('Отказать', 'declined'),
    edit: () => open('Исправить', 'entry'),
    card: () => option('Карточка игрока', () => roster.onShowPlayer(entry)),
    wish: () => open('Не ставить вместе', 'wish'),
    up: () => option('Выше', () => actions.move(entry, status, previous!.id)),
    down: () => option('Ниже', () => actions.move(entry, status, afterNext?.id ?? null)),
  };
  const { shown, rest } = listEntryActs(entry, {
    moment,
    isPhone: roster.isPhone,
    hasPlayed: roster.played.has(entryId),
    isDrawn: roster.drawn.has(entryId),
    isReplaced: roster.replaced.has(entryId),
    hasCards: hasFeature('players'),
    isFirst: previous === undefined,
    isLast: next === undefined,
  });
  const build = (acts: readonly EntryAct[]) => acts.map((act) => options[act]());
  return { entries: build(shown), more: build(rest) };
}
