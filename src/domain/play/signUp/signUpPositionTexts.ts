import { formatQuantity } from '../../lib/formatQuantity';
import type { SignUpPhase } from './signUpPhase';
import type { SignUpPosition } from './signUpPosition';

/** What is told to somebody who signed up. */
type EntryPageView = {
  heading: string;
  text: string;
  /** Whether there is an entry that may still play: its place, calendar and link are shown. */
  isIn: boolean;
  /** APPLY-8: until the tournament begins, or they play, whichever is earlier. */
  isCancellable: boolean;
};

type Applicant = {
  givenName: string;
  /** «22 ноября 2026, 09:40». */
  signedUpAt: string;
};

const describeWaitlistPlace = (ahead: number): string =>
  ahead === 0
    ? 'Вы первый в очереди.'
    : ahead === 1
      ? 'Перед вами один человек.'
      : `Перед вами ${formatQuantity(ahead, 'человек', 'человека', 'человек')}.`;

/** True where a sign-up was cancelled by the player, by the desk, or with the tournament. */
export const isEntryCancelled = ({ status }: SignUpPosition, phase: SignUpPhase): boolean =>
  phase === 'cancelled' || status === 'withdrawn' || status === 'declined' || status === 'removed';

/** What is said of an entry that plays no more, or of a tournament that does not. */
function findEndText({ status }: SignUpPosition, phase: SignUpPhase): EntryPageView | null {
  const createEndText = (heading: string, text: string): EntryPageView => ({
    heading,
    text,
    isIn: false,
    isCancellable: false,
  });
  if (status === 'withdrawn') return createEndText('Запись отменена', 'Место перешло следующему.');
  if (status === 'declined' || status === 'removed') {
    return createEndText(
      'Записи больше нет',
      'Клуб её отклонил. Если это ошибка, позвоните в клуб.',
    );
  }
  if (phase === 'cancelled') return createEndText('Турнир отменён', 'Клуб отменил этот турнир.');
  if (phase === 'played') return createEndText('Турнир уже прошёл', 'Спасибо, что записались.');
  return null;
}

function getHeading({ status, place, isAwaitingApproval }: SignUpPosition): string {
  if (status === 'review') return 'Заявка на проверке';
  if (isAwaitingApproval) return 'Заявка принята';
  return place === null ? 'Вы в основном составе' : `Вы в листе ожидания, №${place}`;
}

function describeNext({ status, place, isAwaitingApproval }: SignUpPosition): string {
  if (status === 'review') return 'Клуб посмотрит её и подтвердит запись.';
  if (isAwaitingApproval) return 'Клуб подтвердит запись.';
  return place === null ? 'Ждём вас на корте.' : describeWaitlistPlace(place - 1);
}

/** APPLY-8: the position of an entry, in words. */
export function buildEntryPageView(
  position: SignUpPosition,
  phase: SignUpPhase,
  applicant: Applicant,
): EntryPageView {
  const end = findEndText(position, phase);
  if (end) return end;
  return {
    heading: getHeading(position),
    text: `${applicant.givenName}, заявка принята ${applicant.signedUpAt}. ${describeNext(position)}`,
    isIn: true,
    isCancellable: phase !== 'begun' && !position.hasPlayed,
  };
}
