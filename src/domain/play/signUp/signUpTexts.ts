import { formatQuantity } from '../../lib/formatQuantity';
import type { PlayState } from '../log/playState';
import { countPeople } from '../roster/people';
import { countFreeSpots } from '../roster/spots';
import { isPlayFull, type SignUpPhase } from './signUpPhase';

/** Texts about spots: the number of free ones, and the spot that a sign-up would get now. */
type SpotTexts = { now: string; yours: string };

const BY_HAND = 'Клуб подтвердит запись.';

const formatPeople = (count: number): string =>
  count === 1 ? 'один человек' : formatQuantity(count, 'человек', 'человека', 'человек');
const formatWaiting = (count: number): string =>
  `${formatPeople(count)} ${count === 1 ? 'ждёт' : 'ждут'}`;

function describeFreeSpots(play: PlayState, waiting: number): string {
  const { capacity } = play.settings;
  const free = countFreeSpots(play);
  const isQueued = waiting > 0 && isPlayFull(play);
  if (capacity === null) return isQueued ? `Записи ждут: ${formatPeople(waiting)}.` : 'Места есть.';
  if (free <= 0) {
    const taken = `Все ${formatQuantity(capacity, 'место', 'места', 'мест')} заняты`;
    return waiting > 0 ? `${taken}, ${formatWaiting(waiting)}.` : `${taken}.`;
  }
  const places = `Свободно ${formatQuantity(free, 'место', 'места', 'мест')} из\u00a0${capacity}`;
  return isQueued ? `${places}, но уже ${formatWaiting(waiting)}.` : `${places}.`;
}

/** Describes the number of free spots, and the spot of a sign-up now (APPLY-1). */
export function describeSpots(play: PlayState): SpotTexts {
  const { waiting } = countPeople(play);
  const { isApprovedByHand } = play.settings;
  const place = `Ваше место в листе ожидания — №${waiting + 1}.`;
  const yours = isPlayFull(play) ? place : isApprovedByHand ? '' : 'Вы попадёте в основной состав.';
  return {
    now: describeFreeSpots(play, waiting),
    yours: [yours, isApprovedByHand ? BY_HAND : ''].filter(Boolean).join(' '),
  };
}

/** Label of the button, which states what a press does (APPLY-1). */
export function formatSignUpButton(play: PlayState): string {
  if (isPlayFull(play)) return 'Записаться в лист ожидания';
  return play.settings.isApprovedByHand ? 'Отправить заявку' : 'Записаться';
}

/** Reasons why players cannot sign up, by state (APPLY-3). */
export const SIGN_UP_CLOSED_TEXTS: Readonly<Record<Exclude<SignUpPhase, 'open' | 'full'>, string>> =
  {
    closed: 'Запись закрыта',
    ended: 'Запись закончилась',
    begun: 'Турнир уже начался',
    played: 'Турнир уже прошёл',
    cancelled: 'Турнир отменён',
  };
