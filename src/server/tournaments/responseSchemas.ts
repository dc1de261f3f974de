import { CHANGE_KINDS, type FieldChange, type HistoryEntry } from '../../domain/editing/history';
import type { Application, Tournament } from '../../domain/tournament/tournament';
import { FIELD_NAMES, mapFields } from '../../domain/tournament/tournamentFields';
import type { JsonSchema } from '../contract/operation';
import { createConflictSchema } from '../contract/problemSchema';
import { arraySchema } from '../contract/schemaParts';
import { strictObject } from '../contract/strictObject';
import { idSchema } from '../lib/ids';
import { FIELD_CONTRACTS } from './fieldContracts';
import { responseValueContracts } from './valueContracts';

const { text, instant, numberOrNull } = responseValueContracts;

const version = { type: 'integer', minimum: 1, description: 'Версия: растёт с каждым изменением.' };

const applicationProperties: Record<keyof Application, JsonSchema> = {
  id: idSchema,
  name: text('Имя игрока.', 'Пётр Ершов'),
  level: numberOrNull('Уровень игрока.', 3.5),
  contact_phone: text('Телефон игрока.', '+7 (903) 765-43-21'),
  user_id: {
    type: ['integer', 'string'],
    description: 'Игрок в вашей программе.',
    examples: ['tg:42'],
  },
  created_at: instant('Когда подана'),
};

/** An application in its response form (WIRE-2). */
export const applicationResponseSchema = strictObject('Application', applicationProperties);

const tournamentProperties: Record<keyof Tournament, JsonSchema> = {
  id: idSchema,
  ...mapFields((name) => FIELD_CONTRACTS[name].answer),
  applications: arraySchema(applicationResponseSchema, 'Заявки игроков.'),
  created_at: instant('Когда создан'),
  updated_at: instant('Когда изменён'),
  version: { ...version, examples: [3] },
};

/** A tournament in its response form (WIRE-2). */
export const tournamentResponseSchema = strictObject('Tournament', tournamentProperties);

/** A tournament in the trash (TRUST-5). */
export const trashedTournamentResponseSchema = strictObject('TrashedTournament', {
  ...tournamentProperties,
  deleted_at: instant('Когда удалён'),
});

/** The number of tournaments in the trash (TRUST-5). */
export const trashCountResponseSchema = strictObject('TrashCount', {
  count: { type: 'integer', minimum: 0, description: 'Сколько турниров в корзине.' },
});

/** A conflict, with the current tournament (TRUST-3). */
export const tournamentConflictSchema = createConflictSchema({
  description: 'Турнир, как он есть сейчас.',
  anyOf: [tournamentResponseSchema, trashedTournamentResponseSchema],
});

/** Changes of the list since a tag (SPEED-2). */
export const listChangesResponseSchema = strictObject('ListChanges', {
  changed: {
    type: 'array',
    items: tournamentResponseSchema,
    description: 'Турниры, как они есть теперь.',
  },
  removed: { type: 'array', items: idSchema, description: 'Номера удалённых турниров.' },
});

const createValueSchema = (description: string, example: string | null): JsonSchema => ({
  type: ['string', 'number', 'null'],
  description,
  examples: [example],
});

const changeProperties: Record<keyof FieldChange, JsonSchema> = {
  field: { type: 'string', enum: FIELD_NAMES },
  from: createValueSchema('Значение до.', '18:00'),
  to: createValueSchema('Значение после.', '19:00'),
};

const historyProperties: Record<keyof HistoryEntry, JsonSchema> = {
  id: idSchema,
  at: instant('Когда'),
  username: text('Кто.', 'admin'),
  kind: { type: 'string', enum: CHANGE_KINDS, description: 'Что случилось.' },
  version,
  changes: { type: 'array', items: strictObject('FieldChange', changeProperties) },
};

/** A tournament's history, newest first (TRUST-8). */
export const tournamentHistoryResponseSchema: JsonSchema = {
  type: 'array',
  items: strictObject('HistoryEntry', historyProperties),
};
