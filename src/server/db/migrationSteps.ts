import { OperatorError } from '../lib/operatorError';
import { calendarAddress } from './sqlite/migrations/calendarAddress';
import { initial } from './sqlite/migrations/initial';
import { listRevisions } from './sqlite/migrations/listRevisions';
import { playPages } from './sqlite/migrations/playPages';
import { players } from './sqlite/migrations/players';
import { plays } from './sqlite/migrations/plays';
import { reviewStates } from './sqlite/migrations/reviewStates';
import { signInFailures } from './sqlite/migrations/signInFailures';
import { trashClock } from './sqlite/migrations/trashClock';
import { trashHistoryKeys } from './sqlite/migrations/trashHistoryKeys';
import { calendarAddress as calendarAddressOnPostgres } from './postgres/migrations/calendarAddress';
import { initial as initialOnPostgres } from './postgres/migrations/initial';
import { playPages as playPagesOnPostgres } from './postgres/migrations/playPages';
import { players as playersOnPostgres } from './postgres/migrations/players';
import { plays as playsOnPostgres } from './postgres/migrations/plays';
import { reviewStates as reviewStatesOnPostgres } from './postgres/migrations/reviewStates';
import { trashClock as trashClockOnPostgres } from './postgres/migrations/trashClock';

type Step = {
  sqlite: string;
  /** Null only for steps that PostgreSQL's first one, which was written later, contains already. */
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
  { sqlite: plays, postgres: playsOnPostgres },
  { sqlite: playPages, postgres: playPagesOnPostgres },
  { sqlite: players, postgres: playersOnPostgres },
  { sqlite: reviewStates, postgres: reviewStatesOnPostgres },
];

/** @throws OperatorError where a newer program has written a database */
export function assertNotNewer(found: number, known: number): void {
  if (found <= known) return;
  throw new OperatorError(
    `База данных новее программы (версия ${found}, программа знает ${known}). ` +
      'Обновите программу или возьмите базу из резервной копии.',
  );
}
