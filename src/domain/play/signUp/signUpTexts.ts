import { formatQuantity } from '../../lib/formatQuantity';
import type { PlayState } from '../log/playState';
import { countFreeSpots, listIdsByStatus } from '../roster/roster';
import { isPlayFull, type SignUpPhase } from './signUpPhase';

/** What is said of the places: how it stands, and what whoever signs up now can expect. */
export type SpotTexts = { now: string; yours: string };

const BY_HAND = 'Клуб подтвердит запись.';

const people = (count: number): string =>
  count === 1 ? 'один человек' : formatQuantity(count, 'человек', 'человека', 'человек');
const wait = (count: number): string => `${people(count)} ${count === 1 ? 'ждёт' : 'ждут'}`;

function placesText(play: PlayState, waiting: number): string {
  const { capacity } = play.settings;
  const free = countFreeSpots(play);
  const isQueued = waiting > 0 && isPlayFull(play);
  if (capacity === null) return isQueued ? `Записи ждут: ${people(waiting)}.` : 'Места есть.';
  if (free <= 0) {
    const taken = `Все ${formatQuantity(capacity, 'место', 'места', 'мест')} заняты`;
    return waiting > 0 ? `${taken}, ${wait(waiting)}.` : `${taken}.`;
  }
  const places = `Свободно ${formatQuantity(free, 'место', 'места', 'мест')} из\u00a0${capacity}`;
  return isQueued ? `${places}, но уже ${wait(waiting)}.` : `${places}.`;
}

/** APPLY-1: how many places are free, and which place somebody who signs up now gets. */
export function describeSpots(play: PlayState): SpotTexts {
  const waiting = listIdsByStatus(play.entries, 'waiting').length;
  const { isApprovedByHand } = play.settings;
  const place = `Ваше место в листе ожидания — №${waiting + 1}.`;
  const yours = isPlayFull(play) ? place : isApprovedByHand ? '' : 'Вы попадёте в основной состав.';
  return {
    now: placesText(play, waiting),
    yours: [yours, isApprovedByHand ? BY_HAND : ''].filter(Boolean).join(' '),
  };
}

/** APPLY-1: the button says what will happen. */
export function formatSignUpButton(play: PlayState): string {
  if (isPlayFull(play)) return 'Записаться в лист ожидания';
  return play.settings.isApprovedByHand ? 'Отправить заявку' : 'Записаться';
}

/** APPLY-3: why nobody can sign up. */
export const SIGN_UP_CLOSED_TEXTS: Readonly<Record<Exclude<SignUpPhase, 'open' | 'full'>, string>> =
  {
    closed: 'Запись закрыта',
    ended: 'Запись закончилась',
    begun: 'Турнир уже начался',
    played: 'Турнир уже прошёл',
    cancelled: 'Турнир отменён',
  };
