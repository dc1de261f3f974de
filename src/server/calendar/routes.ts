import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { CalendarAddress } from '../../domain/calendar/calendarAddress';
import { getIsoNow, type Clock } from '../lib/clock';
import type { CalendarAddressTable, ClubDatabase } from '../db/tables';
import { closeCalendarAddress, openCalendarAddress, readCalendarAddress } from './operations';
import { createCalendarRepository } from './calendarRepository';

const TOKEN_BYTES = 32;

const formatPath = (token: string): string => `/calendar/${token}.ics`;

const toCalendarAddress = (row: CalendarAddressTable | null): CalendarAddress => ({
  path: row && formatPath(row.token),
  created_at: row && row.created_at,
  last_read_at: row && row.last_read_at,
});

/** Registers the routes that show, renew and withdraw the calendar's address (COMFORT-47). */
export function registerCalendarRoutes(
  app: FastifyInstance,
  { database, clock }: { database: ClubDatabase; clock: Clock },
): void {
  const calendar = createCalendarRepository(database);

  app.get('/calendar', { config: { operation: readCalendarAddress } }, async () =>
    toCalendarAddress(await calendar.findAddress()),
  );

  app.post('/calendar', { config: { operation: openCalendarAddress } }, async (_, reply) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return reply.code(201).send(toCalendarAddress(await calendar.open(token, getIsoNow(clock))));
  });

  app.delete('/calendar', { config: { operation: closeCalendarAddress } }, async (_, reply) => {
    await calendar.close();
    return reply.code(204).send();
  });
}
