import { findStorageFailure, type ServerStorageFailure } from '../db/storageFailures';
import { ProblemError } from '../lib/problem';

const RETRY_AFTER_SECONDS = 5;
const PASSING: readonly ServerStorageFailure[] = ['busy', 'silent', 'untrusted'];

const SILENT = [503, 'База данных не отвечает. Повторите через несколько секунд.'] as const;

const ANSWERS: Readonly<Record<ServerStorageFailure, readonly [status: number, message: string]>> =
  {
    full: [
      507,
      'На диске сервера нет места, поэтому ничего не сохранено. Освободите место и повторите.',
    ],
    unwritable: [
      503,
      'Сервер не может записать базу данных, поэтому ничего не сохранено. ' +
        'Проверьте диск сервера и права на файлы: npm run admin -- doctor.',
    ],
    busy: [
      503,
      'База данных занята другой программой, поэтому ничего не сохранено. ' +
        'Повторите через несколько секунд.',
    ],
    damaged: [
      500,
      'База данных повреждена. Остановите сервер и восстановите её из резервной копии: ' +
        'docs/operations.md.',
    ],
    gone: [
      503,
      'Файл базы данных на сервере удалён или заменён, поэтому ничего не сохранено. ' +
        'Что делать, сказано в журнале сервера и в docs/operations.md.',
    ],
    // The write may be committed although its response was lost.
    silent: SILENT,
    untrusted: SILENT,
  };

/** Errors of files and connections may also come from other parts of the server. */
const isOfDatabase = (error: unknown): boolean => {
  const { name, severity } = error as { name?: unknown; severity?: unknown };
  if (name === 'SqliteError' || severity !== undefined) return true;
  return ['gone', 'silent', 'untrusted'].includes(findStorageFailure(error) ?? '');
};

/** Returns the problem for a failure of the database. Null for any other error. */
export function findDatabaseErrorProblem(error: unknown): ProblemError | null {
  const failure = isOfDatabase(error) ? findStorageFailure(error) : null;
  if (failure === null) return null;
  const [status, message] = ANSWERS[failure];
  return new ProblemError(
    status,
    message,
    {},
    PASSING.includes(failure) ? RETRY_AFTER_SECONDS : undefined,
  );
}
