import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCalendarWriter, type CalendarFileOptions } from '../../domain/calendar/icalendar';
import type { ClubDatabase } from '../db/tables';
import { createCalendarRepository } from './calendarRepository';

/** Number of tournaments written before other requests get their turn. Writing them takes a few milliseconds. */
const SLICE = 100;

type SeasonCalendarFile = { etag: string; bytes: Buffer };

type SeasonCalendarFiles = {
  /**
   * Returns the file of an ETag. While a build is running, it returns that build's file, which is hardly older.
   * @param from the first day in the file, yyyy-MM-dd
   */
  read: (etag: string, from: string) => Promise<SeasonCalendarFile>;
};

/**
 * Keeps the calendar's last file. A new one is built in slices, so that other requests get their turn (COMFORT-47). Any
 * number of requests share one build.
 */
export function createCalendarFiles(
  database: ClubDatabase,
  options: CalendarFileOptions,
): SeasonCalendarFiles {
  const calendar = createCalendarRepository(database);
  let last: SeasonCalendarFile | undefined;
  let building: Promise<SeasonCalendarFile> | undefined;

  async function build(etag: string, from: string): Promise<SeasonCalendarFile> {
    const { head, writeEvents, tail } = createCalendarWriter(options);
    const parts = [Buffer.from(head)];
    let lastId = 0;
    for (;;) {
      const tournaments = await calendar.listNextTournaments(lastId, SLICE);
      parts.push(Buffer.from(writeEvents(tournaments.filter(({ date }) => date >= from))));
      if (tournaments.length < SLICE) break;
      lastId = tournaments.at(-1)!.id;
      await nextTurn();
    }
    last = { etag, bytes: Buffer.concat([...parts, Buffer.from(tail)]) };
    return last;
  }

  return {
    async read(etag, from) {
      if (last?.etag === etag) return last;
      building ??= build(etag, from).finally(() => (building = undefined));
      return building;
    },
  };
}
