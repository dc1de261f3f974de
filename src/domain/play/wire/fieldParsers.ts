import { toNumber, toText } from '../../lib/coerce';
import { ENTRY_FIELDS, type EntryState } from '../model/entry';
import type { TableField, FieldTable, ValuesOf } from '../model/fieldTable';
import type { Outcome } from '../model/outcome';
import { PLAY_SETTINGS, type PlaySettings } from '../model/settings';
import { parseOneOf, toTextOrNull, type FieldParsers } from './wireParsers';

/** Parses a value by its field's kind; an invalid value becomes the initial one. */
function parseFieldValue(field: TableField, value: unknown): unknown {
  switch (field.kind) {
    case 'count':
      return toNumber(value) ?? field.initial;
    case 'optionalCount':
      return toNumber(value);
    case 'flag':
      return typeof value === 'boolean' ? value : field.initial;
    case 'choice':
    case 'optionalChoice':
      return parseOneOf(field.values, value) ?? field.initial;
    case 'text':
      return toText(value);
    case 'optionalId':
      return toTextOrNull(value);
  }
}

const createFieldParsers = <Table extends FieldTable>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => [
      name,
      (value: unknown) => parseFieldValue(field, value),
    ]),
  ) as FieldParsers<ValuesOf<Table>>;

export const ENTRY_STATE_PARSERS: FieldParsers<EntryState> = createFieldParsers(ENTRY_FIELDS);

export const SETTINGS_PARSERS: FieldParsers<PlaySettings> = createFieldParsers(PLAY_SETTINGS);

export const OUTCOME_PARSERS: FieldParsers<Outcome> = {
  finishedAt: toTextOrNull,
  winnerId: toTextOrNull,
  finalWinnerId: toTextOrNull,
};
