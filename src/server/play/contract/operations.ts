import type { LinkPurpose } from '../../../domain/play/wire/links';
import { createOneVersionHeader } from '../../contract/expectedVersion';
import type { OperationResponse, ApiOperation, PathParameter } from '../../contract/operation';
import { createProblemResponse } from '../../contract/problemSchema';
import { uuidSchema } from '../../contract/schemaParts';
import { tournamentPathParameters } from '../../tournaments/tournamentParams';
import { correctionSchema } from './correctionSchema';
import {
  playChangeResponseSchema,
  playConflictSchema,
  playHistoryResponseSchema,
  playResponseSchema,
  playSummariesResponseSchema,
} from './responseSchemas';
import { PLAY_CHANGE_BYTES_MAX, playChangeSchema } from './changeSchema';
import { addEntriesSchema, usualSettingsSchema, wishSchema } from './schemas';

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

/** Sets a new address of the sign-up page (APPLY-2). */
export const renewSignUpLink: ApiOperation = {
  id: 'renewSignUpLink',
  tag: PLAY_CONTRACT_TAG,
  summary: 'Новая ссылка для записи',
  description: 'Прежняя ссылка перестаёт действовать.',
  parameters: tournamentPathParameters,
  answers: { 200: thePlay },
};

type LinkOperations = Readonly<Record<'open' | 'close', ApiOperation>>;

/** Operations of each page that a play shows to others (SEEN-1). */
export const LINK_OPERATIONS: Readonly<Record<LinkPurpose, LinkOperations>> = {
  live: {
    open: {
      id: 'openLivePage',
      tag: PLAY_CONTRACT_TAG,
      summary: 'Показывать игру зрителям',
      description: 'Страница получает новый адрес; прежний перестаёт действовать.',
      parameters: tournamentPathParameters,
      answers: { 200: thePlay },
    },
    close: {
      id: 'closeLivePage',
      tag: PLAY_CONTRACT_TAG,
      summary: 'Больше не показывать игру',
      parameters: tournamentPathParameters,
      answers: { 200: thePlay },
    },
  },
  score: {
    open: {
      id: 'openScoreLink',
      tag: PLAY_CONTRACT_TAG,
      summary: 'Ссылка для ввода счёта',
      description: 'По ней счёт вводят без входа. Прежняя ссылка перестаёт действовать.',
      parameters: tournamentPathParameters,
      answers: { 200: thePlay },
    },
    close: {
      id: 'closeScoreLink',
      tag: PLAY_CONTRACT_TAG,
      summary: 'Отозвать ссылку для ввода счёта',
      parameters: tournamentPathParameters,
      answers: { 200: thePlay },
    },
  },
};
