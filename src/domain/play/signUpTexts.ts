import { plural } from '../plural';
import type { PlayState } from './playState';
import { freePlaces, idsOf } from './roster';
import { isFull, type SignUpState } from './signUpState';

/** What is said of the places: how it stands, and what whoever signs up now can expect. */
export type Places = { now: string; yours: string };

const BY_HAND = 'Клуб подтвердит запись.';

const people = (count: number): string =>
  count === 1 ? 'один человек' : plural(count, 'человек', 'человека', 'человек');
const wait = (count: number): string => `${people(count)} ${count === 1 ? 'ждёт' : 'ждут'}`;

function placesText(play: PlayState, waiting: number): string {
  const { capacity } = play.settings;
  const free = freePlaces(play);
  const isQueued = waiting > 0 && isFull(play);
  if (capacity === null) return isQueued ? `Записи ждут: ${people(waiting)}.` : 'Места есть.';
  if (free <= 0) {
    const taken = `Все ${plural(capacity, 'место', 'места', 'мест')} заняты`;
    return waiting > 0 ? `${taken}, ${wait(waiting)}.` : `${taken}.`;
  }
  const places = `Свободно ${plural(free, 'место', 'места', 'мест')} из\u00a0${capacity}`;
  return isQueued ? `${places}, но уже ${wait(waiting)}.` : `${places}.`;
}

/** APPLY-1: how many places are free, and which place somebody who signs up now gets. */
export function placesOf(play: PlayState): Places {
  const waiting = idsOf(play.entries, 'waiting').length;
  const { isApprovedByHand } = play.settings;
  const place = `Ваше место в листе ожидания — №${waiting + 1}.`;
  const yours = isFull(play) ? place : isApprovedByHand ? '' : 'Вы попадёте в основной состав.';
  return {
    now: placesText(play, waiting),
    yours: [yours, isApprovedByHand ? BY_HAND : ''].filter(Boolean).join(' '),
  };
}

/** APPLY-1: the button says what will happen. */
export function signUpButton(play: PlayState): string {
  if (isFull(play)) return 'Записаться в лист ожидания';
  return play.settings.isApprovedByHand ? 'Отправить заявку' : 'Записаться';
}

/** APPLY-3: why nobody can sign up. */
export const CLOSED_TEXTS: Readonly<Record<Exclude<SignUpState, 'open' | 'full'>, string>> = {
  closed: 'Запись закрыта',
  ended: 'Запись закончилась',
  begun: 'Турнир уже начался',
  played: 'Турнир уже прошёл',
  cancelled: 'Турнир отменён',
};
