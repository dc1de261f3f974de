import type {
  OperationResponse,
  ResponseHeader,
  HeaderParameter,
  ApiOperation,
} from '../contract/operation';
import { createProblemResponse, createRetryAfterContract } from '../contract/problemSchema';
import { IDEMPOTENCY_KEY_PATTERN } from '../idempotency/withIdempotency';
import { ETAG_PATTERN, IF_MATCH_PATTERN } from '../lib/expectedVersion';
import {
  applicationRequestContract,
  tournamentChangesRequestContract,
  tournamentRequestContract,
} from './requestContract';
import {
  applicationResponseSchema,
  tournamentConflictSchema,
  tournamentResponseSchema,
} from './responseSchemas';
import { tournamentPathParameters } from './tournamentParams';

const tag = 'Турниры';

/** Header with the version of the tournament in the response (TRUST-1). */
const etag: Readonly<Record<string, ResponseHeader>> = {
  ETag: {
    description: 'Версия турнира в кавычках.',
    required: true,
    schema: { type: 'string', pattern: ETAG_PATTERN.source, examples: ['"3"'] },
  },
};

/** Header with the version that a change builds on (TRUST-2). */
export const ifMatchParameter: HeaderParameter = {
  name: 'If-Match',
  description: 'Версия, на которой строится изменение, или *. Без заголовка годится любая.',
  schema: { type: 'string', pattern: IF_MATCH_PATTERN.source, examples: ['"3"'] },
};

/** Header that identifies a repeated request (TRUST-10). */
const idempotencyKey: HeaderParameter = {
  name: 'Idempotency-Key',
  description: 'Ключ запроса: повтор с ним даёт первый ответ, а не второй турнир. Хранится сутки.',
  schema: {
    type: 'string',
    pattern: IDEMPOTENCY_KEY_PATTERN.source,
    examples: ['form-7f3a91c2'],
  },
};

const replayed: Readonly<Record<string, ResponseHeader>> = {
  'Idempotency-Replayed': {
    description: 'true, если это ответ на первый запрос с тем же ключом.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const brokenRule = createProblemResponse('Нарушено правило турнира: сообщения названы по полям.');
const brokenRuleOrKey = createProblemResponse(
  'Нарушено правило, или ключ запроса уже был с другим запросом.',
);
const stillRunning = createProblemResponse(
  'Запрос с этим ключом ещё выполняется.',
  createRetryAfterContract(true),
);

/** Responses for a case in which another change was stored first (TRUST-3). */
export const conflictResponses: Readonly<Record<number, OperationResponse>> = {
  409: createProblemResponse('Турнир в это же время меняет кто-то ещё.'),
  412: { description: 'Турнир успели изменить: он в ответе.', schema: tournamentConflictSchema },
};

export const createTournamentResponseSpec = (description: string): OperationResponse => ({
  description,
  headers: etag,
  schema: tournamentResponseSchema,
});

export const readTournament: ApiOperation = {
  id: 'readTournament',
  tag,
  summary: 'Один турнир',
  parameters: tournamentPathParameters,
  answers: { 200: createTournamentResponseSpec('Турнир с заявками.') },
};

export const createTournament: ApiOperation = {
  id: 'createTournament',
  tag,
  summary: 'Создать турнир',
  body: tournamentRequestContract,
  headers: [idempotencyKey],
  answers: {
    201: {
      ...createTournamentResponseSpec('Турнир создан.'),
      headers: { ...etag, ...replayed },
    },
    409: stillRunning,
    422: brokenRuleOrKey,
  },
};

export const updateTournament: ApiOperation = {
  id: 'updateTournament',
  tag,
  summary: 'Изменить турнир',
  parameters: tournamentPathParameters,
  body: tournamentChangesRequestContract,
  description: 'Присылаются только поля, которые меняются.',
  headers: [ifMatchParameter],
  answers: {
    200: createTournamentResponseSpec('Турнир, как он есть теперь.'),
    ...conflictResponses,
    422: brokenRule,
  },
};

export const deleteTournament: ApiOperation = {
  id: 'deleteTournament',
  tag,
  summary: 'Удалить турнир',
  parameters: tournamentPathParameters,
  description: 'Турнир попадает в корзину и 30 дней может быть восстановлен.',
  headers: [ifMatchParameter],
  answers: { 204: { description: 'Турнир в корзине.' }, ...conflictResponses },
};

export const applyForTournament: ApiOperation = {
  id: 'applyForTournament',
  tag,
  summary: 'Подать заявку игрока',
  parameters: tournamentPathParameters,
  body: applicationRequestContract,
  headers: [idempotencyKey],
  answers: {
    201: { description: 'Заявка принята.', headers: replayed, schema: applicationResponseSchema },
    409: stillRunning,
    422: brokenRuleOrKey,
  },
};
