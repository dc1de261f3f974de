import type { ApiOperation, JsonSchema } from '../contract/operation';
import { createProblemResponse, createRetryAfterContract } from '../contract/problemSchema';
import { strictObject } from '../contract/strictObject';
import type { GrantedSession } from './signIn';
import { TOKEN_PREFIX } from './tokens';

const tag = 'Вход';

const credentials = strictObject(
  'Credentials',
  {
    username: { type: 'string', description: 'Имя администратора.', examples: ['admin'] },
    password: { type: 'string', description: 'Пароль.', examples: ['пароль'] },
    device: {
      type: 'string',
      description: 'Признак устройства из ответа на прошлый вход, если он был.',
      examples: ['pSbX….1900000000000.Wn3k…'],
    },
  },
  ['device'],
);

const properties: Record<keyof GrantedSession, JsonSchema> = {
  token: {
    type: 'string',
    pattern: `^${TOKEN_PREFIX}`,
    description: 'Ставится на место пароля в Authorization: Basic.',
    examples: [`${TOKEN_PREFIX}pSbX…`],
  },
  username: { type: 'string', description: 'Имя администратора.', examples: ['admin'] },
  device: {
    type: 'string',
    description:
      'Признак устройства на 90 дней, до смены пароля. Сам никого не впускает: с ним неудачные ' +
      'попытки считаются по устройству, а не по адресу.',
    examples: ['pSbX….1900000000000.Wn3k…'],
  },
  expiresAt: {
    type: 'string',
    format: 'date-time',
    description: 'Когда сеанс закончится, UTC.',
    examples: ['2030-06-06T09:00:00.000Z'],
  },
  notice: {
    type: 'string',
    description:
      'Что сказать вошедшему: что базу восстановили из копии и какие ссылки больше не действуют.',
    examples: ['26.11.2026 19:02 база восстановлена из копии: сделанного после неё в базе нет.'],
  },
};

/** Starts a session by name and password (LOGIN-6, AUTH-3). */
export const signInOperation: ApiOperation = {
  id: 'signIn',
  tag,
  summary: 'Войти',
  isPublic: true,
  body: credentials,
  description: 'Даёт токен на сутки. С токеном запросы быстрее, чем с паролем.',
  answers: {
    200: { description: 'Сеанс начат.', schema: strictObject('Session', properties, ['notice']) },
    401: createProblemResponse('Имя или пароль не подошли.'),
    429: createProblemResponse(
      'С этого адреса или устройства слишком много неудачных попыток.',
      createRetryAfterContract(true),
    ),
  },
};

/** Ends the session of a token (AUTH-5). */
export const signOutOperation: ApiOperation = {
  id: 'signOut',
  tag,
  summary: 'Выйти',
  answers: { 204: { description: 'Токен больше не действует.' } },
};
