import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isRecord } from '../../../domain/lib/coerce';
import type { Problem } from '../../../domain/protocol/problem';

/** A failed request in the store: the Problem to show, and the status on which code decides (DELETE-2). */
export type ApiProblem = Problem & { status: FetchBaseQueryError['status'] };

/** Failure of an RTK Query request: a Problem, or the error of an aborted request. */
export type ApiError = ApiProblem | SerializedError;

export const NO_CONNECTION_TEXT =
  'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.';
const TIMEOUT_TEXT = 'Сервер не ответил за 30 секунд. Попробуйте ещё раз.';

/** Default failure text of each endpoint (ERR-1). */
const DEFAULTS: Record<string, string> = {
  listTournaments: 'Ошибка загрузки турниров',
  createTournament: 'Ошибка создания турнира',
  updateTournament: 'Ошибка обновления турнира',
  deleteTournament: 'Ошибка удаления турнира',
};

/** Maximum length of a server's message; a longer text is not meant for users. */
const MESSAGE_LENGTH_MAX = 500;

export const getDefaultFailureText = (operation: string): string =>
  DEFAULTS[operation] ?? 'Ошибка запроса к серверу';

function parseMessage(data: unknown): string | null {
  const message = isRecord(data) && typeof data.message === 'string' ? data.message.trim() : '';
  return message !== '' && message.length <= MESSAGE_LENGTH_MAX ? message : null;
}

function parseFieldErrors(data: unknown): Record<string, string> | undefined {
  if (!isRecord(data) || !isRecord(data.fieldErrors)) return undefined;
  const texts = Object.entries(data.fieldErrors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Turns any failure of a request into a Problem (ERR-1, ERR-3). */
export function toProblem(error: FetchBaseQueryError, operation: string): ApiProblem {
  const { status } = error;
  if (status === 'FETCH_ERROR') return { status, message: NO_CONNECTION_TEXT };
  if (status === 'TIMEOUT_ERROR') return { status, message: TIMEOUT_TEXT };
  const fieldErrors = parseFieldErrors(error.data);
  const current = isRecord(error.data) ? error.data.current : undefined;
  return {
    status,
    message: parseMessage(error.data) ?? getDefaultFailureText(operation),
    ...(fieldErrors && { fieldErrors }),
    ...(current !== undefined && { current }),
  };
}
