import type { ForgetPreview, ForgottenPlayer } from '../../../domain/players/forgetting/forgetWire';
import type { ApiOperation, JsonSchema } from '../../contract/operation';
import { createProblemResponse } from '../../contract/problemSchema';
import { arraySchema, booleanSchema, countSchema, uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import { idSchema } from '../../lib/ids';
import { responseValueContracts } from '../../tournaments/valueContracts';
import { PLAYERS_CONTRACT_TAG } from './operations';
import { playerPathParameters } from './playerParams';

const SOME = 3;

const openTournament = strictObject('OpenTournament', {
  id: idSchema,
  date: { type: 'string', description: 'День турнира, ГГГГ-ММ-ДД.', examples: ['2030-06-20'] },
  startTime: { type: 'string', description: 'Начало, ЧЧ:ММ.', examples: ['10:00'] },
});

const properties: Record<keyof ForgetPreview, JsonSchema> = {
  entries: countSchema('Записей в составах.', SOME),
  applications: countSchema('Заявок.', SOME),
  organized: countSchema('Турниров, которые этот человек проводил.', SOME),
  historyLines: countSchema('Строк в историях турниров.', SOME),
  keptAnswers: countSchema('Ответов, которые хранятся сутки для повторных запросов.', SOME),
  invitations: countSchema('Приглашений.', SOME),
  wishes: countSchema('Пожеланий о парах.', SOME),
  hasNote: booleanSchema('Есть ли заметка клуба.'),
  players: countSchema('Сколько игроков оказались одним человеком.', SOME),
  openTournaments: arraySchema(
    openTournament,
    'Турниры, которые ещё не окончены: пока они есть, забыть нельзя.',
  ),
};

/** Shows what forgetting a player would replace (PLAYER-61). */
export const previewForgetting: ApiOperation = {
  id: 'previewForgetting',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Что заменится, если забыть игрока',
  parameters: playerPathParameters,
  answers: {
    200: { description: 'Числа.', schema: strictObject('ForgettingPreview', properties) },
  },
};

/** Forgets a player (PLAYER-60). */
export const forgetPlayer: ApiOperation = {
  id: 'forgetPlayer',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Забыть игрока',
  description:
    'Имя, телефон, уровень и всё, что сказано о человеке, исчезают отовсюду; счёт и места остаются ' +
    'за «Игроком». Отменить нельзя.',
  parameters: playerPathParameters,
  answers: {
    204: { description: 'Игрок забыт.' },
    409: createProblemResponse(
      'Человек записан на турнир, который ещё не окончен, или проводит его.',
    ),
  },
};

const forgottenProperties: Record<keyof ForgottenPlayer, JsonSchema> = {
  id: uuidSchema('Игрок.'),
  at: responseValueContracts.instant('Когда забыт'),
  tournamentIds: arraySchema(idSchema, 'В составах каких турниров вместо него стоит «Игрок».'),
};

/** Lists the forgotten players, for devices that keep rosters (PLAYER-77). */
export const listForgotten: ApiOperation = {
  id: 'listForgotten',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Кто забыт',
  description: 'Для устройств, которые хранят составы: имён в ответе нет.',
  answers: {
    200: {
      description: 'Забытые, ранние — первыми.',
      schema: { type: 'array', items: strictObject('ForgottenPlayer', forgottenProperties) },
    },
  },
};
