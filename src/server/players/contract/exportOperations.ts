import { WISH_KINDS } from '../../../domain/draw/base/wishes';
import { ENTRY_SOURCES, ENTRY_STATUSES, PAYMENTS } from '../../../domain/play/model/entry';
import { RESULT_MARKS } from '../../../domain/play/model/round';
import type {
  ExportedApplication,
  ExportedEntry,
  ExportedHistoryLine,
  ExportedMatch,
  ExportedPlayer,
  ExportedTournamentReference,
  PlayerExport,
} from '../../../domain/players/export/exportWire';
import type { ApiOperation, JsonSchema } from '../../contract/operation';
import {
  arraySchema,
  booleanSchema,
  nullableEnumSchema,
  uuidSchema,
} from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import { responseValueContracts } from '../../tournaments/valueContracts';
import { cardProperties, eveningProperties } from './cardOperations';
import { playerProperties, PLAYERS_CONTRACT_TAG } from './operations';
import { playerPathParameters } from './playerParams';

const { text, textOrNull, instant, numberOrNull } = responseValueContracts;
const { date, startTime, tournamentType, tournamentId, place, of, points, unit, paid } =
  eveningProperties;
const { givenName, familyName, level, rating } = playerProperties;
const { form } = cardProperties;
const phone = text('Телефон; может быть пустым.', '+7 (903) 765-43-21');
const ERSHOV = 'Пётр Ершов';
/** A name in the form that other players see. */
const shownName = (description: string) => text(description, 'Анна К.');

const tournamentProperties: Record<keyof ExportedTournamentReference, JsonSchema> = {
  ...{ tournamentId, date, startTime, tournamentType },
};
const tournament = strictObject('ExportedTournament', tournamentProperties);

const correction = strictObject('ExportedCorrection', {
  ...{ givenName, familyName, level },
  phone: playerProperties.phone,
  at: {
    type: 'object',
    additionalProperties: instant('Когда исправлено'),
    description: 'Что исправлено — name, phone, level — и когда.',
    examples: [{ level: '2030-06-06T09:00:00.000Z' }],
  },
});

const playerKeyProperties: Record<keyof ExportedPlayer, JsonSchema> = {
  id: uuidSchema('Игрок.'),
  phone,
  nameKey: text('Имя, по которому его узнают.', 'ершов петр'),
  note: text('Заметка клуба.', 'левша'),
  mergedInto: textOrNull('С кем объединён.'),
  createdAt: instant('Когда появился'),
  correction: {
    anyOf: [correction, { type: 'null' }],
    description: 'Как клуб исправил его данные.',
    examples: [null],
  },
};

const applicationProperties: Record<keyof ExportedApplication, JsonSchema> = {
  ...{ tournament, phone, level },
  name: text('Имя.', ERSHOV),
  userId: text('Игрок в другой программе.', 'tg:42'),
  createdAt: instant('Когда подана'),
};

const matchProperties: Record<keyof ExportedMatch, JsonSchema> = {
  round: { type: 'integer', minimum: 1, description: 'Раунд.', examples: [1] },
  isFinal: booleanSchema('Был ли это финал.'),
  court: { type: 'integer', minimum: 1, description: 'Корт.', examples: [1] },
  partner: shownName('С кем.'),
  opponents: { type: 'array', items: shownName('Соперник.'), description: 'Против кого.' },
  own: numberOrNull('Свой счёт.', 15),
  other: numberOrNull('Чужой счёт.', 9),
  mark: nullableEnumSchema(RESULT_MARKS, 'Чем кончился, если не счётом.'),
};

const entryProperties: Record<keyof ExportedEntry, JsonSchema> = {
  ...{ tournament, givenName, familyName, level, place, of, points, unit, paid },
  id: uuidSchema('Запись.'),
  phone: playerProperties.phone,
  source: { type: 'string', enum: ENTRY_SOURCES, description: 'Откуда запись.' },
  status: { type: 'string', enum: ENTRY_STATUSES, description: 'Место в составе.' },
  attendance: eveningProperties.attendance,
  sex: nullableEnumSchema(['m', 'f'], 'Для микста.'),
  fee: numberOrNull('Взнос, ₽; null — взнос турнира.', 1500),
  payment: nullableEnumSchema(PAYMENTS, 'Как оплачено.'),
  isRefunded: booleanSchema('Возвращено ли оплаченное.'),
  consentVersion: textOrNull('Текст согласия; null — без согласия.'),
  publicNameConsent: textOrNull('Текст согласия на показ фамилии целиком; null — без согласия.'),
  createdAt: instant('Когда записан'),
  partner: textOrNull('Постоянная пара.'),
  matches: arraySchema(strictObject('ExportedMatch', matchProperties), 'Матчи.'),
};

const lineProperties: Record<keyof ExportedHistoryLine, JsonSchema> = {
  tournamentId,
  at: instant('Когда'),
  values: arraySchema(text('Имя или телефон.', ERSHOV), 'Что записано.'),
};

const organized = strictObject('ExportedOrganized', {
  tournament,
  name: text('Имя.', ERSHOV),
  phone,
});
const invitation = strictObject('ExportedInvitation', {
  tournament,
  at: instant('Когда спросили'),
});
const wish = strictObject('ExportedWish', {
  other: shownName('С кем.'),
  kind: { type: 'string', enum: WISH_KINDS, description: 'Чего не делать вместе.' },
});

const exportProperties: Record<keyof PlayerExport, JsonSchema> = {
  madeAt: instant('Когда составлено'),
  players: arraySchema(
    strictObject('ExportedPlayer', playerKeyProperties),
    'По чему узнают этого человека.',
  ),
  applications: arraySchema(strictObject('ExportedApplication', applicationProperties), 'Заявки.'),
  entries: arraySchema(strictObject('ExportedEntry', entryProperties), 'Записи в составах.'),
  organized: arraySchema(organized, 'Турниры, которые проводил.'),
  history: arraySchema(
    strictObject('ExportedHistoryLine', lineProperties),
    'Строки историй турниров.',
  ),
  invitations: arraySchema(invitation, 'Приглашения.'),
  wishes: arraySchema(wish, 'Пожелания о парах.'),
  ...{ rating, form },
};

/** All data that the club keeps about a player, as JSON and as a page (PLAYER-71, PLAYER-72). */
export const exportPlayer: ApiOperation = {
  id: 'exportPlayer',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Всё, что клуб хранит об игроке',
  description: 'Другие игроки названы так, как их видят на турнире: «Анна К.»',
  parameters: playerPathParameters,
  answers: {
    200: {
      description: 'Данные и страница с ними.',
      schema: strictObject('ExportedData', {
        data: strictObject('PlayerExport', exportProperties),
        page: text('То же страницей HTML, которой не нужно ничего больше.', '<!doctype html>'),
      }),
    },
  },
};
