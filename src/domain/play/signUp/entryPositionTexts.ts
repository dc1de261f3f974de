import { formatQuantity } from '../../lib/formatQuantity';
import type { EntryPosition } from './entryPosition';
import type { SignUpPhase } from './signUpPhase';

/** What is told to somebody who signed up. */
export type EntryPageText = {
  heading: string;
  text: string;
  /** Whether there is an entry that may still play: its place, calendar and link are shown. */
  isIn: boolean;
  /** APPLY-8: until the tournament begins. */
  isCancellable: boolean;
};

type Who = {
  givenName: string;
  /** «22 ноября 2026, 09:40». */
  signedUpAt: string;
};

const queue = (ahead: number): string =>
  ahead === 0
    ? 'Вы первый в очереди.'
    : ahead === 1
      ? 'Перед вами один человек.'
      : `Перед вами ${formatQuantity(ahead, 'человек', 'человека', 'человек')}.`;

/** What is said of an entry that plays no more, or of a tournament that does not. */
function endOf({ status }: EntryPosition, state: SignUpPhase): EntryPageText | null {
  const over = (heading: string, text: string): EntryPageText => ({
    heading,
    text,
    isIn: false,
    isCancellable: false,
  });
  if (status === 'withdrawn') return over('Запись отменена', 'Место перешло следующему.');
  if (status === 'declined' || status === 'removed') {
    return over('Записи больше нет', 'Клуб её отклонил. Если это ошибка, позвоните в клуб.');
  }
  if (state === 'cancelled') return over('Турнир отменён', 'Клуб отменил этот турнир.');
  if (state === 'played') return over('Турнир уже прошёл', 'Спасибо, что записались.');
  return null;
}

function headingOf({ status, place, isAwaitingApproval }: EntryPosition): string {
  if (status === 'review') return 'Заявка на проверке';
  if (isAwaitingApproval) return 'Заявка принята';
  return place === null ? 'Вы в основном составе' : `Вы в листе ожидания, №${place}`;
}

function nextOf({ status, place, isAwaitingApproval }: EntryPosition): string {
  if (status === 'review') return 'Клуб посмотрит её и подтвердит запись.';
  if (isAwaitingApproval) return 'Клуб подтвердит запись.';
  return place === null ? 'Ждём вас на корте.' : queue(place - 1);
}

/** APPLY-8: where an entry stands, in words. */
export function describeEntryPosition(
  standing: EntryPosition,
  state: SignUpPhase,
  who: Who,
): EntryPageText {
  const end = endOf(standing, state);
  if (end) return end;
  return {
    heading: headingOf(standing),
    text: `${who.givenName}, заявка принята ${who.signedUpAt}. ${nextOf(standing)}`,
    isIn: true,
    isCancellable: state !== 'begun',
  };
}
