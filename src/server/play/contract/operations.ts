import type { LinkPurpose } from '../../../domain/play/wire/links';
import { createOneVersionHeader, formerVersionSchema } from '../../contract/expectedVersion';
import type { OperationResponse, ApiOperation, PathParameter } from '../../contract/operation';
import { createProblemResponse } from '../../contract/problemSchema';
import { uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import { tournamentPathParameters } from '../../tournaments/tournamentParams';
import type { EntryPerson } from '../../../domain/play/model/entry';
import {
  playChangeResponseSchema,
  playConflictSchema,
  playHistoryResponseSchema,
  playResponseSchema,
  playSummariesResponseSchema,
} from './responseSchemas';
import { sendableEventSchemas } from './eventSchemas';
import { addEntriesSchema, usualSettingsSchema, wishSchema, personProperties } from './schemas';

const PLAY_CONTRACT_TAG = 'Состав';

const thePlay: OperationResponse = {
  description: 'Состав, как он есть теперь.',
  schema: playResponseSchema,
};

/** The response when another device changed the same data first (ROSTER-15). */
const conflictAnswer: OperationResponse = {
  description: 'То же самое тем временем изменил кто-то ещё: состав в ответе.',
  schema: playConflictSchema,
};
const storedChange: OperationResponse = {
  description: 'Изменение, как оно записано, и состав после него.',
  schema: playChangeResponseSchema,
};
const brokenRule = createProblemResponse('Нарушено правило: сообщения названы по полям.');

/** Lists the figures of all plays (ROSTER-17). */
export const listPlays: ApiOperation = {
  id: 'listPlays',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Составы в числах',
  description: 'По строке на каждый турнир не из корзины, чей состав уже открывали.',
  answers: { 200: { description: 'Числа составов.', schema: playSummariesResponseSchema } },
};

export const readPlay: ApiOperation = {
  id: 'readPlay',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Состав турнира',
  description: 'Заявки, которых в составе ещё не было, становятся записями.',
  parameters: tournamentPathParameters,
  answers: { 200: thePlay },
};

/**
 * Maximum number of events of a change: all sign-ups that APPLY-12 allows in review, and the promotions that follow.
 */
const EVENTS_MAX = 600;
export const PLAY_CHANGE_BYTES_MAX = 262_144;

const playChangeSchema = strictObject('PlayChangeRequest', {
  id: uuidSchema('Изменение: повтор с тем же id даёт первый ответ.'),
  events: {
    type: 'array',
    maxItems: EVENTS_MAX,
    items: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      oneOf: sendableEventSchemas,
    },
    description: 'Что меняется; пусто, если изменение отменяет другое.',
  },
  undoes: {
    ...uuidSchema('Изменение, которое отменяется, или null.'),
    type: ['string', 'null'],
    examples: [null],
  },
});

export const changePlay: ApiOperation = {
  id: 'changePlay',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Изменить состав',
  description:
    'События называют, что было (from) и что будет (to). Разные записи и разные поля одной записи ' +
    'разным людям не мешают. Если после изменения место свободно, оно переходит первому, кто ждёт.',
  parameters: tournamentPathParameters,
  body: playChangeSchema,
  answers: {
    200: storedChange,
    412: conflictAnswer,
    413: createProblemResponse(`Тело запроса больше ${PLAY_CHANGE_BYTES_MAX / 1024} КБ.`),
    422: brokenRule,
  },
};

export const addEntries: ApiOperation = {
  id: 'addEntries',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Добавить игроков',
  parameters: tournamentPathParameters,
  body: addEntriesSchema,
  answers: { 200: storedChange, 422: brokenRule },
};

export type EntryParams = { Params: { id: string; entryId: string } };

const byEntry: Readonly<Record<keyof EntryParams['Params'], PathParameter>> = {
  ...tournamentPathParameters,
  entryId: {
    description: 'Запись в составе.',
    schema: uuidSchema('Запись.'),
    notFound: {
      title: 'EntryNotFound',
      ...createProblemResponse('Такого турнира или такой записи в его составе нет.'),
    },
  },
};

/** A correction of a person. `seen` is the version that consoles of the previous release send (ROSTER-22). */
export type CorrectionBody = EntryPerson & { seen?: number };

const correctionSchema = strictObject(
  'EntryCorrection',
  { seen: formerVersionSchema, ...personProperties },
  ['seen'],
);

export const correctEntry: ApiOperation = {
  id: 'correctEntry',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Исправить данные игрока',
  parameters: byEntry,
  headers: [createOneVersionHeader('записи (personVersion)')],
  body: correctionSchema,
  answers: { 200: thePlay, 412: conflictAnswer, 422: brokenRule },
};

export const readPlayHistory: ApiOperation = {
  id: 'readPlayHistory',
  tag: PLAY_CONTRACT_TAG,
  summary: 'История состава',
  parameters: tournamentPathParameters,
  answers: {
    200: { description: 'Изменения, новые — первыми.', schema: playHistoryResponseSchema },
  },
};

/** Defines which players must not be drawn together (DRAW-24). */
export const setWishes: ApiOperation = {
  id: 'setWishes',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Кого не ставить вместе',
  description: 'Пожелание остаётся с игроками и в других турнирах. На открытых страницах его нет.',
  parameters: tournamentPathParameters,
  body: wishSchema,
  answers: { 200: thePlay, 422: brokenRule },
};

/** Stores the settings with which the club's plays of this type start (PLAY-72). */
export const setUsualSettings: ApiOperation = {
  id: 'setUsualSettings',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Сделать настройки обычными для клуба',
  description: 'С ними начинаются новые игры турниров того же типа. Начатые остаются как есть.',
  parameters: tournamentPathParameters,
  body: usualSettingsSchema,
  answers: { 200: thePlay, 422: brokenRule },
};

/** Creates the operation of an address that a play shows to others. */
const createAddressOperation = (
  id: string,
  summary: string,
  description?: string,
): ApiOperation => ({
  id,
  tag: PLAY_CONTRACT_TAG,
  summary,
  ...(description !== undefined && { description }),
  parameters: tournamentPathParameters,
  answers: { 200: thePlay },
});

/** Sets a new address of the sign-up page (APPLY-2). */
export const renewSignUpLink = createAddressOperation(
  'renewSignUpLink',
  'Новая ссылка для записи',
  'Прежняя ссылка перестаёт действовать.',
);

type LinkOperations = Readonly<Record<'open' | 'close', ApiOperation>>;

/** Operations of each page that a play shows to others (SEEN-1). */
export const LINK_OPERATIONS: Readonly<Record<LinkPurpose, LinkOperations>> = {
  live: {
    open: createAddressOperation(
      'openLivePage',
      'Показывать игру зрителям',
      'Страница получает новый адрес; прежний перестаёт действовать.',
    ),
    close: createAddressOperation('closeLivePage', 'Больше не показывать игру'),
  },
  score: {
    open: createAddressOperation(
      'openScoreLink',
      'Ссылка для ввода счёта',
      'По ней счёт вводят без входа. Прежняя ссылка перестаёт действовать.',
    ),
    close: createAddressOperation('closeScoreLink', 'Отозвать ссылку для ввода счёта'),
  },
};
