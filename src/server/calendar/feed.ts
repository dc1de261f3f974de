import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { addDays, toDay } from '../../domain/dates/dates';
import { getIsoNow, type Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { isEtagMatch } from '../lib/isEtagMatch';
import { throwNotFound } from '../plugins/problems';
import { createListRepository } from '../tournaments/list/listRepository';
import { formatListTag } from '../tournaments/list/listEtag';
import { createCalendarFiles } from './seasonCalendarFile';
import { createCalendarRepository } from './calendarRepository';

type Options = {
  database: ClubDatabase;
  clock: Clock;
  title: string;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Host that makes the tournaments' ids unique: of PUBLIC_URL, or `computeFallbackHost`. */
  calendarHost: string;
};

/** Calendars keep the events that they have read. More of the past would only slow them down. */
const PAST_DAYS = 366;
const TAG_LENGTH = 16;
const SAVED_EVERY_MS = 3_600_000;

/**
 * Serves the season as a calendar file (RFC 5545) at its secret address (COMFORT-47). A withdrawn address gives the
 * same response as an unknown one.
 */
export function registerCalendarFeed(app: FastifyInstance, options: Options): void {
  const { database, clock, title, timeZone, calendarHost: host } = options;
  const calendar = createCalendarRepository(database);
  const files = createCalendarFiles(database, { title, timeZone, host, refreshSeconds: 3_600 });
  const list = createListRepository(database);
  /** The file also depends on these settings, which are not in the database. */
  const settingsTag = createHash('sha256')
    .update(JSON.stringify([title, timeZone, host]))
    .digest('base64url')
    .slice(0, TAG_LENGTH);
  let isSaving = false;

  /** Stores the time of the reading. The request does not wait for the write, which may take long or fail. */
  function saveReading(token: string, lastReadAt: string | null): void {
    if (isSaving) return;
    // The stored instant may be in the future after a clock was ahead.
    const age = lastReadAt === null ? Infinity : Math.abs(clock() - Date.parse(lastReadAt));
    if (age < SAVED_EVERY_MS) return;
    isSaving = true;
    const saving = calendar.setReadAt(token, getIsoNow(clock)).catch(() => undefined);
    void saving.then(() => (isSaving = false));
  }

  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    const address = await calendar.findAddress();
    if (address?.token !== request.params.token) return throwNotFound();
    saveReading(address.token, address.last_read_at);
    const from = addDays(toDay(clock(), timeZone), -PAST_DAYS);
    const etag = `W/"${formatListTag(await list.readState())}.${from}.${settingsTag}"`;
    reply.header('cache-control', 'private, no-cache');
    if (isEtagMatch(request.headers['if-none-match'], etag)) {
      return reply.header('etag', etag).code(304).send();
    }
    const file = await files.read(etag, from);
    return reply.header('etag', file.etag).type('text/calendar; charset=utf-8').send(file.bytes);
  });
}
