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

/** A tournament in a calendar file, which contains the number of applications but no names. */
export type CalendarFileTournament = Omit<Tournament, 'applications'> & {
  applications: { readonly length: number };
  /**
   * Number that increases with each newer file. It replaces the tournament's version when the file depends on other
   * data too (APPLY-16).
   */
  sequence?: number;
  /** True when the player for whom the file is made no longer plays (APPLY-16). */
  isCancelled?: boolean;
};

export type CalendarFileOptions = {
  /** The club's title. */
  title: string;
  /** IANA name of the time zone of the tournaments' dates and times. */
  timeZone: string;
  /** Host of the club, or a random id. It makes UIDs of tournaments unique worldwide. */
  host: string;
  /** Interval in seconds at which a subscribed program should read the file again (COMFORT-47). */
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
    // Without an end the event is a moment, with no DTEND (RFC 5545, 3.6.1), as in COMFORT-26. Readers would believe an
    // invented duration.
    end: isOpen ? null : new Date(end),
    summary: formatTypeAndLevels(tournament),
    description: [
      ...(isOpen ? ['Время окончания не указано'] : []),
      ...listFeeAndOrganizerLines(tournament),
    ].join('\n'),
  };
}

/** The library does not escape the calendar's name. */
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

/** A calendar (RFC 5545) in parts, so that a long one can be written in steps. */
type CalendarWriter = {
  /** The text before the first event. */
  head: string;
  /** Writes these tournaments as events, in UTC. Skips those that a calendar cannot contain. */
  writeEvents: (tournaments: readonly CalendarFileTournament[]) => string;
  /** The text after the last event. */
  tail: string;
};

/**
 * Creates the writer for a calendar of tournaments. A tournament keeps its UID, so a newer file changes its event and
 * does not add one (COMFORT-44, COMFORT-47).
 */
export function createCalendarWriter(options: CalendarFileOptions): CalendarWriter {
  const calendar = createCalendar(options);
  // Events are written without adding them to the calendar, because the library's own folding takes 90 % of the time.
  const writeEvent = (tournament: CalendarFileTournament) =>
    foldLines(new ICalEvent(toEvent(tournament, options), calendar).toString());
  return {
    head: calendar.toString().slice(0, -END.length),
    writeEvents: (tournaments) => tournaments.filter(canBeInCalendar).map(writeEvent).join(''),
    // The last line needs a line end too.
    tail: `${END}\r\n`,
  };
}

/** Builds a whole calendar as one text (COMFORT-44). */
export function buildCalendar(
  tournaments: readonly CalendarFileTournament[],
  options: CalendarFileOptions,
): string {
  const { head, writeEvents, tail } = createCalendarWriter(options);
  return head + writeEvents(tournaments) + tail;
}
