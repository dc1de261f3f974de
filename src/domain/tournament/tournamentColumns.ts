import { toDay } from '../dates/dates';
import { formatOrRaw } from '../lib/formatOrRaw';
import type { Column } from '../sheets/sheet';
import { FIELD_KIND_RULES } from './fieldKinds';
import type { Application, Tournament } from './tournament';
import { FIELD_NAMES, TOURNAMENT_FIELDS } from './tournamentFields';
import { hasServerId } from './tournamentWire';

/**
 * Columns for files: those of the list (LIST-2), but with a separate column for each field (COMFORT-12, COMFORT-40).
 */
export const TOURNAMENT_COLUMNS: readonly Column<Tournament>[] = [
  ...FIELD_NAMES.map((name): Column<Tournament> => {
    const { columnName, kind } = TOURNAMENT_FIELDS[name];
    return {
      name: columnName,
      kind: FIELD_KIND_RULES[kind].column,
      getValue: (tournament) => tournament[name],
    };
  }),
  { name: 'Заявки', kind: 'number', getValue: ({ applications }) => applications.length },
  { name: 'ID', kind: 'number', getValue: (one) => (hasServerId(one) ? one.id : null) },
];

/**
 * Columns for a tournament's applications, numbered in their order (COMFORT-42).
 * @param zone IANA name of the club's zone, in which the day of the application is given (RULE-13)
 */
export const buildApplicationColumns = (zone: string): readonly Column<Application>[] => [
  { name: '№', kind: 'number', getValue: (_, index) => index + 1 },
  { name: 'Имя', kind: 'text', getValue: ({ name }) => name },
  { name: 'Уровень', kind: 'number', getValue: ({ level }) => level },
  { name: 'Телефон', kind: 'text', getValue: ({ contact_phone }) => contact_phone },
  {
    name: 'Дата заявки',
    kind: 'date',
    getValue: ({ created_at }) => created_at && formatOrRaw(created_at, (raw) => toDay(raw, zone)),
  },
  { name: 'ID пользователя', kind: 'text', getValue: ({ user_id }) => user_id && String(user_id) },
];
