import { troubleOf, type Trouble } from '../db/troubles';
import { ProblemError } from '../problem';

const RETRY_AFTER_SECONDS = 5;

const ANSWERS: Readonly<Record<Trouble, readonly [status: number, message: string]>> = {
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
};

/** What a person is told where SQLite itself refuses; null for any other error. */
export function databaseProblem(error: unknown): ProblemError | null {
  const isOfSqlite = (error as { name?: unknown }).name === 'SqliteError';
  const trouble = isOfSqlite ? troubleOf(error) : null;
  if (trouble === null) return null;
  const [status, message] = ANSWERS[trouble];
  return new ProblemError(
    status,
    message,
    {},
    trouble === 'busy' ? RETRY_AFTER_SECONDS : undefined,
  );
}
