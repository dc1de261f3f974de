import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCalendarWriter, type CalendarFileOptions } from '../../domain/calendar/icalendar';
import type { ClubDatabase } from '../db/tables';
import { createCalendarRepository } from './calendarRepository';

/** Tournaments written between two turns of other requests: some milliseconds. */
const SLICE = 100;

/** The season in the state that the ETag names. */
type SeasonCalendarFile = { etag: string; bytes: Buffer };

type SeasonCalendarFiles = {
  /**
   * The file of an ETag; where another one is being made, that one, since it is hardly older.
   * @param from the first day that it holds, yyyy-MM-dd
   */
  read: (etag: string, from: string) => Promise<SeasonCalendarFile>;
};

/**
 * COMFORT-47: keeps the calendar's last file, and makes a new one in slices, between which other requests
 * have their turn. One is made at a time, however many ask for it.
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
