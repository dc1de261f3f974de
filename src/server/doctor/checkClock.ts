import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/dates/durations';
import { TRASH_DAYS } from '../../domain/editing/history';
import { CLOCK_TOLERANCE_MS } from '../../domain/protocol/session';
import { formatPlainQuantity, formatAge, formatInstant } from '../lib/format';
import { createPassedCheck, createFailResult, type CheckResult } from './checkResult';

/** The first schema versions with a clock of the trash, of a file and of PostgreSQL. */
export const FIRST_SCHEMA_WITH_TRASH_CLOCK = { file: 6, postgres: 3 } as const;

/** The row of `trash_clock`, and the number of tournaments past their 30 days in the trash. */
export type TrashClockState = {
  updated_at: number | null;
  jumped_at: number | null;
  jumped_by: number | null;
  overdue: number;
};

const TOLD_MS = 7 * DAY_MS;

/** Builds the query of a TrashClockState. Its only parameter is `computeTrashOverdueInstant`. */
export const buildTrashClockQuery = (parameter: string): string =>
  `SELECT updated_at, jumped_at, jumped_by, (SELECT count(*) FROM tournaments
  WHERE deleted_at <= ${parameter}) AS overdue FROM trash_clock`;

/** Returns the latest ISO instant of a deletion after which a tournament should already be removed for good. */
export const computeTrashOverdueInstant = (now: number): string =>
  // The next cleanup comes an hour after the last one.
  new Date(now - TRASH_DAYS * DAY_MS - DAY_MS / 24).toISOString();

function checkJump({ jumped_at, jumped_by }: TrashClockState, now: number, timeZone: string) {
  if (jumped_at === null || jumped_by === null || Math.abs(now - jumped_at) > TOLD_MS) return [];
  const direction = jumped_by > 0 ? 'вперёд' : 'назад';
  const size = formatAge(Math.abs(jumped_by));
  const when = formatInstant(jumped_at, timeZone);
  return [
    createFailResult(
      `Часы сервера перевели ${direction} (${size}), замечено ${when}: проверьте их`,
    ),
  ];
}

/** Returns findings about the system's clock, and about a trash that is not emptied because of the clock (TRUST-55). */
export function checkClock(state: TrashClockState, now: number, timeZone: string): CheckResult[] {
  const { updated_at, overdue } = state;
  const findings: CheckResult[] = checkJump(state, now, timeZone);
  if (updated_at !== null && updated_at - now > CLOCK_TOLERANCE_MS) {
    const seen = formatInstant(updated_at, timeZone);
    findings.push(createFailResult(`Часы отстают: сервер уже видел ${seen}. Проверьте их`));
  }
  if (overdue > 0) {
    const tournaments = formatPlainQuantity(overdue, 'турнир', 'турнира', 'турниров');
    findings.push(
      createPassedCheck(
        `В корзине дольше ${TRASH_DAYS} дней: ${tournaments}. Это время сервер считает сам: ` +
          'пока он выключен, оно почти не идёт',
      ),
    );
  }
  return findings;
}

/** Reports a machine's clock that differs from its database's by a minute or more (SCALE-6). */
export function checkClockOffset(machineNow: number, databaseNow: number): CheckResult[] {
  const ahead = machineNow - databaseNow;
  const size = Math.abs(ahead);
  if (size < MINUTE_MS) return [];
  const amount = size < HOUR_MS ? `${Math.round(size / MINUTE_MS)} мин` : formatAge(size);
  return [
    createFailResult(
      `Часы этого компьютера ${ahead > 0 ? 'спешат' : 'отстают'} на ${amount} против часов базы данных, ` +
        'по которым идёт сервер: проверьте те и другие',
    ),
  ];
}
