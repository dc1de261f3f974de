import { formatQuantity } from '../../lib/formatQuantity';
import type { SignUpPhase } from './signUpPhase';
import type { SignUpPosition } from './signUpPosition';

/** The texts of the entry page. */
type EntryPageView = {
  heading: string;
  text: string;
  /** True for an entry that may still play. The page then shows its spot, calendar and link. */
  isIn: boolean;
  /** True until the tournament begins or the entry plays, whichever comes first (APPLY-8). */
  isCancellable: boolean;
};

type Applicant = {
  givenName: string;
  /** Time of the sign-up: «22 ноября 2026, 09:40». */
  signedUpAt: string;
};

const describeWaitlistPlace = (ahead: number): string =>
  ahead === 0
    ? 'Вы первый в очереди.'
    : ahead === 1
      ? 'Перед вами один человек.'
      : `Перед вами ${formatQuantity(ahead, 'человек', 'человека', 'человек')}.`;

/** True when a sign-up was cancelled: by the player, by the desk, or with the tournament. */
export const isEntryCancelled = ({ status }: SignUpPosition, phase: SignUpPhase): boolean =>
  phase === 'cancelled' || status === 'withdrawn' || status === 'declined' || status === 'removed';

/** Texts for an entry that will not play any more; null for any other entry. */
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

/** Builds the texts about an entry's position (APPLY-8). */
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
