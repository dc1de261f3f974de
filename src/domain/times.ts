import { isRealDate } from './dates';
import type { Tournament } from './tournament';
import { isSendable } from './wire';

/** Whether the text is HH:MM and a time that a clock shows. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Minutes from midnight to a time HH:MM. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** COMFORT-44: whether a tournament has a place in a calendar: an id, and a start that can be read. */
export const isDated = (tournament: Pick<Tournament, 'id' | 'date' | 'start_time'>): boolean =>
  isSendable(tournament) && isRealDate(tournament.date) && isTime(tournament.start_time);
