import { ICalCalendar, type ICalEventData } from 'ical-generator';
import { detailLines, headlineOf } from './announcement';
import { msOf } from './dates';
import { instantOf } from './instants';
import { isDated, isTime } from './times';
import type { Tournament } from './tournament';

type CalendarOptions = {
  /** The club's. */
  title: string;
  /** IANA name of the zone in which the tournaments have their dates and times. */
  timeZone: string;
  /** The club's host, which makes a tournament's id one of its own in the whole world. */
  host: string;
};

function eventOf(tournament: Tournament, { timeZone, host }: CalendarOptions): ICalEventData {
  const { id, date, start_time, end_time, version, created_at, updated_at } = tournament;
  const start = instantOf(date, start_time, timeZone);
  const end = end_time && isTime(end_time) ? instantOf(date, end_time, timeZone) : null;
  const isOpen = end === null || end <= start;
  const changed = [updated_at, created_at].map(msOf).find(Number.isFinite);
  return {
    id: `tournament-${id}@${host}`,
    sequence: version ?? 0,
    stamp: new Date(changed ?? start),
    lastModified: changed === undefined ? null : new Date(changed),
    start: new Date(start),
    // Nobody knows how long it lasts. Without DTEND it is a moment (RFC 5545, 3.6.1), as in COMFORT-26;
    // an hour that was made up would be believed.
    end: isOpen ? null : new Date(end),
    summary: headlineOf(tournament),
    description: [
      ...(isOpen ? ['Время окончания не указано'] : []),
      ...detailLines(tournament),
    ].join('\n'),
  };
}

/** The library writes the name as it is given. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\p{Cc}+/gu, ' ');

/**
 * COMFORT-44: tournaments as a calendar (RFC 5545), its instants in UTC; those that have no place in one
 * are left out. A tournament keeps its UID, so that a newer file changes its event and adds none.
 */
export function calendarOf(tournaments: readonly Tournament[], options: CalendarOptions): string {
  const calendar = new ICalCalendar({
    name: escaped(options.title),
    prodId: { company: 'tennis-club', product: 'console', language: 'RU' },
    events: tournaments.filter(isDated).map((tournament) => eventOf(tournament, options)),
  });
  // Every line has an end, the last one too.
  return `${calendar.toString()}\r\n`;
}
