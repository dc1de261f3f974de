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

/** What a calendar tells of a tournament: of those who have applied nothing but how many they are. */
export type CalendarFileTournament = Omit<Tournament, 'applications'> & {
  applications: { readonly length: number };
  /** APPLY-16: higher in each newer file, where something else than the tournament's version has to count too. */
  sequence?: number;
  /** True where the owner of the file no longer comes (APPLY-16). */
  isCancelled?: boolean;
};

export type CalendarFileOptions = {
  /** The club's. */
  title: string;
  /** IANA name of the zone in which the tournaments have their dates and times. */
  timeZone: string;
  /** What makes a tournament's id one of its own in the whole world: the club's host, or an id of its own. */
  host: string;
  /** The interval at which a subscribed program should read the file (COMFORT-94). */
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
    // Nobody knows how long it lasts. Without DTEND it is a moment (RFC 5545, 3.6.1), as in COMFORT-26;
    // an hour that was made up would be believed.
    end: isOpen ? null : new Date(end),
    summary: formatTypeAndLevels(tournament),
    description: [
      ...(isOpen ? ['Время окончания не указано'] : []),
      ...listFeeAndOrganizerLines(tournament),
    ].join('\n'),
  };
}

/** The library writes the name as it is given. */
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

/** A calendar (RFC 5545) in parts, which a long one is made of step by step. */
type CalendarWriter = {
  /** What stands before the first event. */
  head: string;
  /** These tournaments as events, in UTC; those that have no place in a calendar are left out. */
  writeEvents: (tournaments: readonly CalendarFileTournament[]) => string;
  /** What stands after the last event. */
  tail: string;
};

/**
 * COMFORT-44, COMFORT-47: how a calendar of tournaments is written. A tournament keeps its UID, so that
 * a newer file changes its event and adds none.
 */
export function createCalendarWriter(options: CalendarFileOptions): CalendarWriter {
  const calendar = createCalendar(options);
  // Events are not added to the calendar: its own folding of lines takes 90 % of the time.
  const writeEvent = (tournament: CalendarFileTournament) =>
    foldLines(new ICalEvent(toEvent(tournament, options), calendar).toString());
  return {
    head: calendar.toString().slice(0, -END.length),
    writeEvents: (tournaments) => tournaments.filter(canBeInCalendar).map(writeEvent).join(''),
    // Every line has an end, the last one too.
    tail: `${END}\r\n`,
  };
}

/** COMFORT-44: a whole calendar. */
export function buildCalendar(
  tournaments: readonly CalendarFileTournament[],
  options: CalendarFileOptions,
): string {
  const { head, writeEvents, tail } = createCalendarWriter(options);
  return head + writeEvents(tournaments) + tail;
}
