import type { Answer, Header, HeaderParameter, ApiOperation } from '../contract/operation';
import { problemAnswer, retryAfter } from '../contract/problemSchema';
import { KEY } from '../idempotency/withIdempotency';
import { applicationAnswer, conflictProblem, tournamentAnswer } from './answerContract';
import { applicationContract, changesContract, tournamentContract } from './requestContract';
import { byId } from './tournamentId';
import { IF_MATCH, ETAG } from './versions';

const tag = 'Турниры';

/** TRUST-1: the version of the tournament that is answered. */
const etag: Readonly<Record<string, Header>> = {
  ETag: {
    description: 'Версия турнира в кавычках.',
    required: true,
    schema: { type: 'string', pattern: ETAG.source, examples: ['"3"'] },
  },
};

/** TRUST-2: the version that a change builds on. */
export const ifMatch: HeaderParameter = {
  name: 'If-Match',
  description: 'Версия, на которой строится изменение, или *. Без заголовка годится любая.',
  schema: { type: 'string', pattern: IF_MATCH.source, examples: ['"3"'] },
};

/** TRUST-10: makes a repeated request the same one. */
const idempotencyKey: HeaderParameter = {
  name: 'Idempotency-Key',
  description: 'Ключ запроса: повтор с ним даёт первый ответ, а не второй турнир. Хранится сутки.',
  schema: {
    type: 'string',
    pattern: KEY.source,
    examples: ['form-7f3a91c2'],
  },
};

const replayed: Readonly<Record<string, Header>> = {
  'Idempotency-Replayed': {
    description: 'true, если это ответ на первый запрос с тем же ключом.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const brokenRule = problemAnswer('Нарушено правило турнира: сообщения названы по полям.');
const brokenRuleOrKey = problemAnswer(
  'Нарушено правило, или ключ запроса уже был с другим запросом.',
);
const stillRunning = problemAnswer('Запрос с этим ключом ещё выполняется.', retryAfter(true));

/** TRUST-3: what a change is answered with where somebody else was first. */
export const staleAnswers: Readonly<Record<number, Answer>> = {
  409: problemAnswer('Турнир в это же время меняет кто-то ещё.'),
  412: { description: 'Турнир успели изменить: он в ответе.', schema: conflictProblem },
};

/** One tournament with its version. */
export const oneTournament = (description: string): Answer => ({
  description,
  headers: etag,
  schema: tournamentAnswer,
});

export const readTournament: ApiOperation = {
  id: 'readTournament',
  tag,
  summary: 'Один турнир',
  parameters: byId,
  answers: { 200: oneTournament('Турнир с заявками.') },
};

export const createTournament: ApiOperation = {
  id: 'createTournament',
  tag,
  summary: 'Создать турнир',
  body: tournamentContract,
  headers: [idempotencyKey],
  answers: {
    201: {
      ...oneTournament('Турнир создан.'),
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
  parameters: byId,
  body: changesContract,
  description: 'Присылаются только поля, которые меняются.',
  headers: [ifMatch],
  answers: { 200: oneTournament('Турнир, как он есть теперь.'), ...staleAnswers, 422: brokenRule },
};

export const deleteTournament: ApiOperation = {
  id: 'deleteTournament',
  tag,
  summary: 'Удалить турнир',
  parameters: byId,
  description: 'Турнир попадает в корзину и 30 дней может быть восстановлен.',
  headers: [ifMatch],
  answers: { 204: { description: 'Турнир в корзине.' }, ...staleAnswers },
};

export const applyForTournament: ApiOperation = {
  id: 'applyForTournament',
  tag,
  summary: 'Подать заявку игрока',
  parameters: byId,
  body: applicationContract,
  headers: [idempotencyKey],
  answers: {
    201: { description: 'Заявка принята.', headers: replayed, schema: applicationAnswer },
    409: stillRunning,
    422: brokenRuleOrKey,
  },
};
