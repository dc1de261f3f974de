import { OperatorError } from '../lib/operatorError';
import { absentMigration } from './sqlite/migrations/absent';
import { calendarAddressMigration } from './sqlite/migrations/calendarAddress';
import { declinedReviewsMigration } from './sqlite/migrations/declinedReviews';
import { initialMigration } from './sqlite/migrations/initial';
import { listRevisionsMigration } from './sqlite/migrations/listRevisions';
import { playerCorrectionsMigration } from './sqlite/migrations/playerCorrections';
import { playPagesMigration } from './sqlite/migrations/playPages';
import { playersMigration } from './sqlite/migrations/players';
import { playsMigration } from './sqlite/migrations/plays';
import { reviewStatesMigration } from './sqlite/migrations/reviewStates';
import { signInFailuresMigration } from './sqlite/migrations/signInFailures';
import { trashClockMigration } from './sqlite/migrations/trashClock';
import { trashHistoryKeysMigration } from './sqlite/migrations/trashHistoryKeys';
import { usualSettingsMigration } from './sqlite/migrations/usualSettings';
import { calendarAddressMigration as calendarAddressOnPostgres } from './postgres/migrations/calendarAddress';
import { declinedReviewsMigration as declinedReviewsOnPostgres } from './postgres/migrations/declinedReviews';
import { initialMigration as initialOnPostgres } from './postgres/migrations/initial';
import { playPagesMigration as playPagesOnPostgres } from './postgres/migrations/playPages';
import { playersMigration as playersOnPostgres } from './postgres/migrations/players';
import { playsMigration as playsOnPostgres } from './postgres/migrations/plays';
import { reviewStatesMigration as reviewStatesOnPostgres } from './postgres/migrations/reviewStates';
import { trashClockMigration as trashClockOnPostgres } from './postgres/migrations/trashClock';
import { usualSettingsMigration as usualSettingsOnPostgres } from './postgres/migrations/usualSettings';

type Step = {
  sqlite: string;
  /** Null for a step that PostgreSQL's first step, written later, already contains. */
  postgres: string | null;
};

/** All changes of the tables, oldest first, in the SQL of both databases. */
export const MIGRATION_STEPS: readonly Step[] = [
  { sqlite: initialMigration, postgres: initialOnPostgres },
  { sqlite: trashHistoryKeysMigration, postgres: null },
  { sqlite: listRevisionsMigration, postgres: null },
  { sqlite: signInFailuresMigration, postgres: null },
  { sqlite: calendarAddressMigration, postgres: calendarAddressOnPostgres },
  { sqlite: trashClockMigration, postgres: trashClockOnPostgres },
  { sqlite: playsMigration, postgres: playsOnPostgres },
  { sqlite: playPagesMigration, postgres: playPagesOnPostgres },
  { sqlite: playersMigration, postgres: playersOnPostgres },
  { sqlite: reviewStatesMigration, postgres: reviewStatesOnPostgres },
  { sqlite: declinedReviewsMigration, postgres: declinedReviewsOnPostgres },
  { sqlite: playerCorrectionsMigration, postgres: playerCorrectionsMigration },
  { sqlite: usualSettingsMigration, postgres: usualSettingsOnPostgres },
  { sqlite: absentMigration, postgres: absentMigration },
];

/**
 * Checks that no newer program wrote the database.
 * @throws OperatorError when one did
 */
export function assertNotNewer(found: number, known: number): void {
  if (found <= known) return;
  throw new OperatorError(
    `База данных новее программы (версия ${found}, программа знает ${known}). ` +
      'Обновите программу или возьмите базу из резервной копии.',
  );
}
