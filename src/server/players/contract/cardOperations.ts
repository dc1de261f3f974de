import { SCORE_UNITS } from '../../../domain/play/model/scoreUnit';
import { ATTENDANCES, ENTRY_STATUSES } from '../../../domain/play/model/entry';
import {
  PLAYER_NOTE_LENGTH_MAX,
  type PlayerReference,
  type CoPlayer,
  type PlayerCard,
  type PlayerTournament,
} from '../../../domain/players/playerWire';
import { TOURNAMENT_TYPES } from '../../../domain/tournament/tournamentTypes';
import { createOneVersionHeader, formerVersionSchema } from '../../contract/expectedVersion';
import type { OperationResponse, ApiOperation, JsonSchema } from '../../contract/operation';
import { createConflictSchema, createProblemResponse } from '../../contract/problemSchema';
import {
  arraySchema,
  booleanSchema,
  countSchema,
  nullableEnumSchema,
  partialObject,
  uuidSchema,
} from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import { idSchema } from '../../lib/ids';
import { personProperties } from '../../play/contract/schemas';
import { responseValueContracts } from '../../tournaments/valueContracts';
import { playerProperties, playersHeaders, PLAYERS_CONTRACT_TAG } from './operations';
import { playerPathParameters } from './playerParams';

const { text, numberOrNull } = responseValueContracts;

const { id, givenName, familyName, phone } = playerProperties;
const otherProperties: Record<keyof PlayerReference, JsonSchema> = {
  id,
  givenName,
  familyName,
  phone,
};
const other = strictObject('OtherPlayer', otherProperties);

const playedWithProperties: Record<keyof CoPlayer, JsonSchema> = {
  ...otherProperties,
  times: countSchema('В скольких матчах.', 6),
};
const playedWith = strictObject('PlayedWith', playedWithProperties);

export const eveningProperties: Record<keyof PlayerTournament, JsonSchema> = {
  tournamentId: idSchema,
  date: text('День, ГГГГ-ММ-ДД.', '2030-06-06'),
  startTime: text('Начало, ЧЧ:ММ.', '19:00'),
  tournamentType: text('Тип турнира.', TOURNAMENT_TYPES[0]),
  place: numberOrNull('Место в таблице; null, если матчей не было.', 2),
  of: numberOrNull('Из скольких.', 12),
  points: numberOrNull('Очки или геймы.', 96.5),
  unit: { type: 'string', enum: SCORE_UNITS, description: 'Что считали: очки или геймы.' },
  matches: countSchema('Сыграно матчей, с финалом.', 7),
  hasFinal: booleanSchema('Есть ли среди них финал: его счёт в сумму не входит.'),
  attendance: nullableEnumSchema(ATTENDANCES, 'Приход.'),
  status: nullableEnumSchema(
    ENTRY_STATUSES,
    'Место в составе; null — заявка туда, где состава нет.',
  ),
  paid: countSchema('Оплачено, ₽.', 1500),
};

const formPoint = strictObject('FormPoint', {
  date: eveningProperties.date,
  level: { type: 'number', description: 'Уровень по игре после этого дня.', examples: [3.4] },
});

export const cardProperties: Record<keyof PlayerCard, JsonSchema> = {
  ...playerProperties,
  note: { type: 'string', description: 'Заметка клуба.', examples: ['левша'] },
  version: { type: 'integer', minimum: 1, description: 'Версия игрока.', examples: [1] },
  merged: arraySchema(other, 'Кто объединён с этим игроком.'),
  evenings: arraySchema(
    strictObject('PlayerEvening', eveningProperties),
    'Турниры, новые — первыми.',
  ),
  partners: arraySchema(playedWith, 'Партнёры, самые частые — первыми.'),
  opponents: arraySchema(playedWith, 'Соперники, самые частые — первыми.'),
  form: arraySchema(formPoint, 'Уровень по игре после каждого дня, старые — первыми.'),
  sameAs: arraySchema(other, 'Кто ещё может быть этим человеком.'),
};

const card = strictObject('PlayerCard', cardProperties);
const theCard: OperationResponse = { description: 'Игрок, как он есть теперь.', schema: card };

const conflictAnswer: OperationResponse = {
  description: 'Игрока тем временем изменил кто-то ещё: карточка в ответе.',
  schema: createConflictSchema(
    { ...card, description: 'Карточка, как она есть сейчас.' },
    'PlayerConflictProblem',
  ),
};

/** Reads all data of one player (PLAYER-4). */
export const readPlayer: ApiOperation = {
  id: 'readPlayer',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Карточка игрока',
  description: 'Под id того, кто объединён с другим, — карточка этого другого.',
  parameters: playerPathParameters,
  answers: { 200: { ...theCard, headers: playersHeaders } },
};

const noteSchema = strictObject(
  'PlayerNote',
  {
    note: {
      type: 'string',
      maxLength: PLAYER_NOTE_LENGTH_MAX,
      description: 'Текст; пустой — заметки нет.',
      examples: ['левша'],
    },
    version: formerVersionSchema,
  },
  ['version'],
);

/** Replaces the club's note about a player (PLAYER-7). */
export const setPlayerNote: ApiOperation = {
  id: 'setPlayerNote',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Заметка клуба об игроке',
  parameters: playerPathParameters,
  headers: [createOneVersionHeader('игрока')],
  body: noteSchema,
  answers: {
    200: theCard,
    422: createProblemResponse('В заметке есть знак, которого не бывает.'),
    412: conflictAnswer,
  },
};

/** Corrects a player's name, phone or level (PLAYER-87). */
export const correctPlayer: ApiOperation = {
  id: 'correctPlayer',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Исправить имя, телефон или уровень',
  description:
    'Только то, что исправляется. Верно, пока в более поздней записи или заявке не сказано другое.',
  parameters: playerPathParameters,
  headers: [createOneVersionHeader('игрока')],
  body: { title: 'PlayerCorrection', ...partialObject(personProperties) },
  answers: {
    200: theCard,
    422: createProblemResponse('Нарушено правило: сообщения названы по полям.'),
    412: conflictAnswer,
  },
};

/** Merges a player into another one of the same person (PLAYER-6). */
export const mergePlayer: ApiOperation = {
  id: 'mergePlayer',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Объединить игрока с другим',
  parameters: playerPathParameters,
  body: strictObject('PlayerMerge', { into: uuidSchema('С кем: этот игрок остаётся.') }),
  answers: { 200: theCard, 422: createProblemResponse('Это уже один игрок.') },
};

/** Undoes a merge (PLAYER-6). */
export const separatePlayer: ApiOperation = {
  id: 'separatePlayer',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Снова считать игрока отдельным',
  parameters: playerPathParameters,
  answers: { 200: theCard, 422: createProblemResponse('Игрок ни с кем не объединён.') },
};
