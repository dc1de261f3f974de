import { nanoid } from '@reduxjs/toolkit';
import { buildCalendar } from '../../../../domain/calendar/icalendar';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { config } from '../../../config';
import { saveFile } from '../../../ui/files/saveFile';
import { createTournamentFileName } from '../../../ui/files/fileName';

// A page over plain HTTP lacks crypto.randomUUID, which the library calls even when it gets an id.
if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => nanoid() });

/** Saves a tournament as a calendar file (COMFORT-44). */
export async function saveCalendarEvent(tournament: Tournament): Promise<void> {
  const { title, timeZone, apiHost, calendarHost } = config;
  const host = calendarHost ?? new URL(apiHost || location.origin).host;
  const text = buildCalendar([tournament], { title, timeZone, host });
  saveFile(
    `${createTournamentFileName('Турнир', tournament)}.ics`,
    text,
    'text/calendar;charset=utf-8',
  );
}
