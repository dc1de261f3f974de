import {
  ENTRY_SOURCES,
  type ConcurrentTournament,
  type Entry,
} from '../../../domain/play/model/entry';
import { LINK_PURPOSES, formatLinkPath, type LinkPurpose } from '../../../domain/play/wire/links';
import { type Wish, WISH_KINDS } from '../../../domain/draw/base/wishes';
import type { PlayChange } from '../../../domain/play/log/events';
import type { PlaySummary } from '../../../domain/play/roster/playSummary';
import { arraySchema, countSchema, uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import type { JsonSchema } from '../../contract/operation';
import { createConflictSchema } from '../../contract/problemSchema';
import { idSchema } from '../../lib/ids';
import { responseValueContracts } from '../../tournaments/valueContracts';
import type { PlayResponse, PlayChangeResponse } from './playResponse';
import { personProperties } from './schemas';
import { storedEventSchemas } from './eventSchemas';
import {
  carriedSettingsSchema,
  entryStateProperties,
  settingsProperties,
  settingsSourceSchema,
} from './stateSchemas';
import { outcomeProperties, roundsSchema } from './roundSchemas';

const { instant, text, textOrNull } = responseValueContracts;

const elsewhereProperties: Record<keyof ConcurrentTournament, JsonSchema> = {
  tournament_id: idSchema,
  start_time: text('Когда начинается тот турнир, ЧЧ:ММ.', '19:00'),
};

const entryProperties: Record<keyof Entry, JsonSchema> = {
  id: uuidSchema('Запись.'),
  ...personProperties,
  ...entryStateProperties,
  personVersion: {
    type: 'integer',
    minimum: 1,
    description: 'Версия данных игрока: растёт с каждым исправлением.',
    examples: [1],
  },
  source: { type: 'string', enum: ENTRY_SOURCES, description: 'Откуда запись.' },
  applicationId: {
    type: ['integer', 'null'],
    description: 'Заявка, из которой запись; null — её добавил клуб.',
    examples: [42],
  },
  createdAt: instant('Когда записан'),
  consentVersion: textOrNull(
    'Версия согласия на обработку персональных данных; null — без согласия.',
  ),
  publicNameConsent: textOrNull(
    'Версия согласия на показ фамилии целиком; null — её видит только клуб.',
  ),
  rating: {
    type: ['number', 'null'],
    description:
      'Уровень по игре, если от него зависит первый раунд; null — не известен или не нужен.',
    examples: [null],
  },
  elsewhere: arraySchema(
    strictObject('Elsewhere', elsewhereProperties),
    'Другие турниры в это же время, где тот же человек.',
  ),
};

const LINK_DESCRIPTIONS: Readonly<Record<LinkPurpose, string>> = {
  live: 'Путь страницы для зрителей; null — её не показывают.',
  score: 'Путь страницы, где вводят счёт без входа; null — ссылки нет.',
};

const linkProperties = Object.fromEntries(
  LINK_PURPOSES.map((purpose) => [
    purpose,
    textOrNull(LINK_DESCRIPTIONS[purpose], formatLinkPath(purpose, 'c2VjcmV0LXBhZ2UtLTE')),
  ]),
) as unknown as Record<LinkPurpose, JsonSchema>;

const wishProperties: Record<keyof Wish<string>, JsonSchema> = {
  one: uuidSchema('Запись.'),
  other: uuidSchema('Запись.'),
  kind: { type: 'string', enum: WISH_KINDS, description: 'Не в паре или на разных кортах.' },
};

const playProperties: Record<keyof PlayResponse, JsonSchema> = {
  version: countSchema('Растёт с каждым изменением состава.', 7),
  settings: strictObject('PlaySettings', settingsProperties),
  settingsSource: settingsSourceSchema,
  usualSettings: {
    anyOf: [carriedSettingsSchema, { type: 'null' }],
    description: 'Обычные настройки клуба для этого типа турнира; null — исходные.',
  },
  entries: arraySchema(
    strictObject('Entry', entryProperties),
    'Записи без порядка: где кто стоит, говорят status и rank.',
  ),
  rounds: roundsSchema,
  outcome: strictObject('Outcome', outcomeProperties),
  signUp: strictObject('SignUpLink', {
    path: text('Путь страницы записи на этом сервере.', '/apply/c2lnbi11cC1wYWdlLTE'),
  }),
  links: strictObject('PlayLinks', linkProperties),
  wishes: arraySchema(strictObject('Wish', wishProperties), 'Кого не ставить вместе.'),
};

/** The schema of a play in its response form (ROSTER-30). */
export const playResponseSchema = strictObject('Play', playProperties);

const changeProperties: Record<keyof PlayChange, JsonSchema> = {
  id: uuidSchema('Изменение.'),
  at: instant('Когда'),
  username: textOrNull('Кто; null — сам игрок или сервер.', 'admin'),
  events: arraySchema({ anyOf: storedEventSchemas }, 'Что изменилось, и что из этого последовало.'),
  undoes: textOrNull('Изменение, которое этим отменено.'),
};

const changeContract = strictObject('PlayChange', changeProperties);

const changeAnswerProperties: Record<keyof PlayChangeResponse, JsonSchema> = {
  change: changeContract,
  play: playResponseSchema,
};

export const playChangeResponseSchema = strictObject('PlayChanged', changeAnswerProperties);

export const playHistoryResponseSchema: JsonSchema = { type: 'array', items: changeContract };

/** The schema of a conflict, with the current play (ROSTER-15). */
export const playConflictSchema = createConflictSchema(
  { ...playResponseSchema, description: 'Состав, как он есть сейчас.' },
  'PlayConflictProblem',
);

const summaryProperties: Record<keyof PlaySummary, JsonSchema> = {
  tournament_id: idSchema,
  capacity: settingsProperties.capacity,
  confirmed: countSchema('Сколько играют.', 12),
  waiting: countSchema('Сколько ждут места.', 3),
  absent: countSchema('Сколько не пришли.', 1),
  paid: countSchema('Оплачено и не возвращено, ₽.', 13_500),
  expected: countSchema('Сколько должен заплатить основной состав, ₽.', 18_000),
  finished: { type: 'boolean', description: 'Закончена ли игра.' },
  winners: {
    type: 'array',
    items: { type: 'string' },
    description:
      'Кто победил, имя и фамилия; несколько, если первое место общее. Пусто, пока игра не закончена.',
    examples: [['Анна Соколова']],
  },
};

/** The schema of the figures of all plays (ROSTER-17). */
export const playSummariesResponseSchema: JsonSchema = {
  type: 'array',
  items: strictObject('PlaySummary', summaryProperties),
};
