import { calendarAddress } from './migrations/calendarAddress';
import { initial } from './migrations/initial';
import { listRevisions } from './migrations/listRevisions';
import { signInFailures } from './migrations/signInFailures';
import { trashClock } from './migrations/trashClock';
import { trashHistoryKeys } from './migrations/trashHistoryKeys';
import { calendarAddress as calendarAddressOnPostgres } from './postgres/migrations/calendarAddress';
import { initial as initialOnPostgres } from './postgres/migrations/initial';
import { trashClock as trashClockOnPostgres } from './postgres/migrations/trashClock';

type Step = {
  sqlite: string;
  /** Null only for what PostgreSQL's first step has already: it is younger. */
  postgres: string | null;
};

/** Every change of the tables, in the order in which they were written, in the SQL of both databases. */
export const MIGRATION_STEPS: readonly Step[] = [
  { sqlite: initial, postgres: initialOnPostgres },
  { sqlite: trashHistoryKeys, postgres: null },
  { sqlite: listRevisions, postgres: null },
  { sqlite: signInFailures, postgres: null },
  { sqlite: calendarAddress, postgres: calendarAddressOnPostgres },
  { sqlite: trashClock, postgres: trashClockOnPostgres },
];
