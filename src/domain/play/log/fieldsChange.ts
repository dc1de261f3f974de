import type { UnknownRecord } from '../../lib/coerce';
import { pick } from '../../lib/pick';
import { parseGivenFields, type FieldParsers } from '../wire/wireParsers';

/** A change of some values; `from` and `to` have the same fields. */
export type FieldsChange<Values> = { from: Partial<Values>; to: Partial<Values> };

const listKeysOfChange = <Values extends object>({ to }: FieldsChange<Values>) =>
  Object.keys(to) as (keyof Values)[];

const listMissingKeys = <Values extends object>(current: Values, change: FieldsChange<Values>) =>
  listKeysOfChange(change).filter((name) => current[name] !== change.to[name]);

/** The fields whose current value equals neither the expected nor the new one. */
export const findConflictingKeys = <Values extends object>(
  current: Values,
  change: FieldsChange<Values>,
): (keyof Values)[] =>
  listMissingKeys(current, change).filter((name) => current[name] !== change.from[name]);

/** The values after a fitting change; null when the change would have no effect. */
export const applyFields = <Values extends object>(
  current: Values,
  change: FieldsChange<Values>,
): Values | null =>
  listMissingKeys(current, change).length > 0 ? { ...current, ...change.to } : null;

/** The part of an event that would change the values. */
export function trimFields<Values extends object, Event extends FieldsChange<Values>>(
  current: Values,
  event: Event,
): Event {
  const names = listMissingKeys(current, event);
  return { ...event, from: pick(current, names), to: pick(event.to, names) };
}

/** The event with the current values as its expected ones (`from`). */
export const rebaseFields = <Values extends object, Event extends FieldsChange<Values>>(
  current: Values,
  event: Event,
): Event => ({ ...event, from: pick(current, listKeysOfChange(event)) });

/** Parses both sides of a change, limited to the fields in the data. */
export const parseFieldsChange = <Values extends object>(
  parsers: FieldParsers<Values>,
  { from, to }: UnknownRecord,
): FieldsChange<Values> => ({
  from: parseGivenFields(parsers, from),
  to: parseGivenFields(parsers, to),
});
