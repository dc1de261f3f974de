import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEvent,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { listFeeAndOrganizerLines, formatTypeAndLevels } from '../tournament/announcement';
import { parseInstant } from '../dates/dates';
import { foldLines } from './foldLines';
import { toInstant } from '../dates/instants';
import { isTime } from '../dates/time';
import { canBeInCalendar } from './canBeInCalendar';
import type { Tournament } from '../tournament/tournament';

/** A calendar contains only the number of the applications, no names. */
export type CalendarFileTournament = Omit<Tournament, 'applications'> & {
  applications: { readonly length: number };
  /**
   * Increases with each newer file; replaces the version when the file depends on more than the tournament (APPLY-16).
   */
  sequence?: number;
  /** True when the owner of the file no longer comes (APPLY-16). */
  isCancelled?: boolean;
};

export type CalendarFileOptions = {
  /** The club's name. */
  title: string;
  /** IANA name of the zone of the tournaments' dates and times. */
  timeZone: string;
  /** Makes the ids of tournaments unique worldwide: the club's host, or a unique id. */
  host: string;
  /** The interval at which a subscribed program should read the file (COMFORT-47). */
  refreshSeconds?: number;
};

function toEvent(
  tournament: CalendarFileTournament,
  { timeZone, host }: CalendarFileOptions,
): ICalEventData {
  const { id, date, start_time, end_time, version, created_at, updated_at } = tournament;
  const start = toInstant(date, start_time, timeZone);
  const end = end_time && isTime(end_time) ? toInstant(date, end_time, timeZone) : null;
  const isOpen = end === null || end <= start;
  const updated = parseInstant(updated_at);
  const changed = Number.isFinite(updated) ? updated : parseInstant(created_at);
  const isKnown = Number.isFinite(changed);
  return {
    id: `tournament-${id}@${host}`,
    sequence: tournament.sequence ?? version ?? 0,
    status: tournament.isCancelled ? ICalEventStatus.CANCELLED : null,
    stamp: new Date(isKnown ? changed : start),
    lastModified: isKnown ? new Date(changed) : null,
    start: new Date(start),
    // The duration is unknown. Without DTEND the event is a moment (RFC 5545, 3.6.1), as in COMFORT-26; readers would
    // believe an invented hour.
    end: isOpen ? null : new Date(end),
    summary: formatTypeAndLevels(tournament),
    description: [
      ...(isOpen ? ['Время окончания не указано'] : []),
      ...listFeeAndOrganizerLines(tournament),
    ].join('\n'),
  };
}

/** The library does not escape the name. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\p{Cc}+/gu, ' ');

const createCalendar = ({ title, refreshSeconds }: CalendarFileOptions): ICalCalendar =>
  new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds ?? null,
    name: escapeText(title),
    prodId: { company: 'tennis-club', product: 'console', language: 'RU' },
  });

const END = 'END:VCALENDAR';

/** A calendar (RFC 5545) in parts, so that a long one can be written step by step. */
type CalendarWriter = {
  /** The text before the first event. */
  head: string;
  /** These tournaments as events, in UTC; skips those that cannot be in a calendar. */
  writeEvents: (tournaments: readonly CalendarFileTournament[]) => string;
  /** The text after the last event. */
  tail: string;
};

/**
 * Creates the writer of a calendar of tournaments. A tournament keeps its UID, so a newer file changes its event and
 * adds none (COMFORT-44, COMFORT-47).
 */
export function createCalendarWriter(options: CalendarFileOptions): CalendarWriter {
  const calendar = createCalendar(options);
  // Events are not added to the calendar: the library's folding of lines takes 90 % of the time.
  const writeEvent = (tournament: CalendarFileTournament) =>
    foldLines(new ICalEvent(toEvent(tournament, options), calendar).toString());
  return {
    head: calendar.toString().slice(0, -END.length),
    writeEvents: (tournaments) => tournaments.filter(canBeInCalendar).map(writeEvent).join(''),
    // The last line needs its line end as well.
    tail: `${END}\r\n`,
  };
}

/** A whole calendar in one text (COMFORT-44). */
export function buildCalendar(
  tournaments: readonly CalendarFileTournament[],
  options: CalendarFileOptions,
): string {
  const { head, writeEvents, tail } = createCalendarWriter(options);
  return head + writeEvents(tournaments) + tail;
}
