import { SEXES } from '../../../domain/draw/base/drawnRound';
import type { Player } from '../../../domain/players/playerWire';
import type { RatedLevel } from '../../../domain/rating/levelScale';
import type { ApiOperation, ResponseHeader, JsonSchema } from '../../contract/operation';
import { arraySchema, booleanSchema, countSchema, uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import { responseValueContracts } from '../../tournaments/valueContracts';

export const PLAYERS_CONTRACT_TAG = 'Игроки';
const { text, textOrNull, numberOrNull } = responseValueContracts;

const ratingProperties: Record<keyof RatedLevel, JsonSchema> = {
  level: numberOrNull('Уровень по сыгранному.', 3.4),
  uncertainty: numberOrNull('Насколько он может быть другим.', 0.3),
  matches: countSchema('По скольким матчам.', 40),
};

const rating = strictObject('PlayerRating', ratingProperties);

export const playerProperties: Record<keyof Player, JsonSchema> = {
  id: uuidSchema('Игрок.'),
  givenName: text('Имя, как его назвали в последний раз.', 'Пётр'),
  familyName: text('Фамилия; может быть пустой.', 'Ершов'),
  phone: textOrNull('Последний телефон или null.', '+7 (903) 765-43-21'),
  otherPhones: arraySchema({ type: 'string' }, 'Другие телефоны, новые — первыми.'),
  otherNames: arraySchema(
    { type: 'string' },
    'Другие имена в составах и заявках, новые — первыми.',
  ),
  level: numberOrNull('Уровень, как его назвали в последний раз.', 3.5),
  sex: {
    type: ['string', 'null'],
    enum: [...SEXES, null],
    description: 'Мужчина (m) или женщина (f), как сказано в последнем составе; null, если нигде.',
    examples: [null],
  },
  tournaments: countSchema('Во скольких турнирах был.', 12),
  lastSeen: textOrNull('День последнего из них, ГГГГ-ММ-ДД.', '2030-06-06'),
  noShows: countSchema('Сколько раз не пришёл.', 1),
  paid: countSchema('Оплачено и не возвращено, ₽.', 18_000),
  weekdays: {
    type: 'array',
    items: { type: 'integer', minimum: 0 },
    minItems: 7,
    description: 'Сколько из этих турниров пришлось на каждый день недели, с понедельника.',
    examples: [[0, 4, 0, 6, 0, 2, 0]],
  },
  rating: {
    anyOf: [rating, { type: 'null' }],
    description: 'Рейтинг; null, пока его нет.',
    examples: [null],
  },
  isOutdated: booleanSchema('Не был дольше, чем клуб хранит данные игроков.'),
};

/** Headers of responses about all players or about one of them. */
export const playersHeaders: Readonly<Record<string, ResponseHeader>> = {
  ETag: {
    description: 'Состояние игроков.',
    required: true,
    schema: { type: 'string', pattern: '^W/".+"$' },
  },
};

/** Lists the players of all tournaments (PLAYER-2, PLAYER-80). */
export const listPlayers: ApiOperation = {
  id: 'listPlayers',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Игроки всех турниров',
  description: 'Все, кто был в составах и заявках турниров не из корзины.',
  headers: [
    {
      name: 'If-None-Match',
      description: 'ETag ответа, который у вас есть.',
      schema: { type: 'string', examples: ['W/"3f0b0f5e.1.27"'] },
    },
  ],
  answers: {
    200: {
      description: 'Игроки, без порядка.',
      headers: playersHeaders,
      schema: { type: 'array', items: strictObject('Player', playerProperties) },
    },
    304: { description: 'Игроки такие же, как у вас.', headers: playersHeaders },
  },
};
