import type { LinkPurpose } from '../../domain/play/links';
import type { Answer, ApiOperation, PathParameter } from '../contract/operation';
import { problemAnswer } from '../contract/problemSchema';
import { byId } from '../tournaments/tournamentId';
import {
  changeAnswer,
  conflictProblem,
  historyAnswer,
  playAnswer,
  summariesAnswer,
} from './answerContract';
import { correctionSchema } from './correctionSchema';
import { uuid } from './schemaParts';
import { addSchema, CHANGE_LIMIT, changeSchema, wishSchema } from './schemas';

export const PLAY_TAG = 'Состав';

const thePlay: Answer = { description: 'Состав, как он есть теперь.', schema: playAnswer };

/** ROSTER-15: what a change is answered with where another device was first. */
const conflictAnswer: Answer = {
  description: 'То же самое тем временем изменил кто-то ещё: состав в ответе.',
  schema: conflictProblem,
};
const storedChange: Answer = {
  description: 'Изменение, как оно записано, и состав после него.',
  schema: changeAnswer,
};
const brokenRule = problemAnswer('Нарушено правило: сообщения названы по полям.');

/** ROSTER-17: what is counted of all plays. */
export const listPlays: ApiOperation = {
  id: 'listPlays',
  tag: PLAY_TAG,
  summary: 'Составы в числах',
  description: 'По строке на каждый турнир не из корзины, чей состав уже открывали.',
  answers: { 200: { description: 'Числа составов.', schema: summariesAnswer } },
};

export const readPlay: ApiOperation = {
  id: 'readPlay',
  tag: PLAY_TAG,
  summary: 'Состав турнира',
  description: 'Заявки, которых в составе ещё не было, становятся записями.',
  parameters: byId,
  answers: { 200: thePlay },
};

export const changePlay: ApiOperation = {
  id: 'changePlay',
  tag: PLAY_TAG,
  summary: 'Изменить состав',
  description:
    'События называют, что было (from) и что будет (to). Разные записи и разные поля одной записи ' +
    'разным людям не мешают. Если после изменения место свободно, оно переходит первому, кто ждёт.',
  parameters: byId,
  body: changeSchema,
  answers: {
    200: storedChange,
    412: conflictAnswer,
    413: problemAnswer(`Тело запроса больше ${CHANGE_LIMIT / 1024} КБ.`),
    422: brokenRule,
  },
};

export const addEntries: ApiOperation = {
  id: 'addEntries',
  tag: PLAY_TAG,
  summary: 'Добавить игроков',
  parameters: byId,
  body: addSchema,
  answers: { 200: storedChange, 422: brokenRule },
};

export type ByEntry = { Params: { id: string; entryId: string } };

const byEntry: Readonly<Record<keyof ByEntry['Params'], PathParameter>> = {
  ...byId,
  entryId: {
    description: 'Запись в составе.',
    schema: uuid('Запись.'),
    notFound: {
      title: 'EntryNotFound',
      ...problemAnswer('Такого турнира или такой записи в его составе нет.'),
    },
  },
};

export const correctEntry: ApiOperation = {
  id: 'correctEntry',
  tag: PLAY_TAG,
  summary: 'Исправить данные игрока',
  parameters: byEntry,
  body: correctionSchema,
  answers: { 200: thePlay, 412: conflictAnswer, 422: brokenRule },
};

export const readPlayHistory: ApiOperation = {
  id: 'readPlayHistory',
  tag: PLAY_TAG,
  summary: 'История состава',
  parameters: byId,
  answers: { 200: { description: 'Изменения, новые — первыми.', schema: historyAnswer } },
};

/** DRAW-24: says which players are not to be drawn together. */
export const setWishes: ApiOperation = {
  id: 'setWishes',
  tag: PLAY_TAG,
  summary: 'Кого не ставить вместе',
  description: 'Пожелание остаётся с игроками и в других турнирах. На открытых страницах его нет.',
  parameters: byId,
  body: wishSchema,
  answers: { 200: thePlay, 422: brokenRule },
};

/** APPLY-2: gives the sign-up page a new address. */
export const renewSignUpLink: ApiOperation = {
  id: 'renewSignUpLink',
  tag: PLAY_TAG,
  summary: 'Новая ссылка для записи',
  description: 'Прежняя ссылка перестаёт действовать.',
  parameters: byId,
  answers: { 200: thePlay },
};

type LinkOperations = Readonly<Record<'open' | 'close', ApiOperation>>;

/** SEEN-1: for each page that a play shows to others. */
export const LINKS: Readonly<Record<LinkPurpose, LinkOperations>> = {
  live: {
    open: {
      id: 'openLivePage',
      tag: PLAY_TAG,
      summary: 'Показывать игру зрителям',
      description: 'Страница получает новый адрес; прежний перестаёт действовать.',
      parameters: byId,
      answers: { 200: thePlay },
    },
    close: {
      id: 'closeLivePage',
      tag: PLAY_TAG,
      summary: 'Больше не показывать игру',
      parameters: byId,
      answers: { 200: thePlay },
    },
  },
  score: {
    open: {
      id: 'openScoreLink',
      tag: PLAY_TAG,
      summary: 'Ссылка для ввода счёта',
      description: 'По ней счёт вводят без входа. Прежняя ссылка перестаёт действовать.',
      parameters: byId,
      answers: { 200: thePlay },
    },
    close: {
      id: 'closeScoreLink',
      tag: PLAY_TAG,
      summary: 'Отозвать ссылку для ввода счёта',
      parameters: byId,
      answers: { 200: thePlay },
    },
  },
};
