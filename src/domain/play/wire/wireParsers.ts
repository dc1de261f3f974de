import { isRecord, toNumber, toText, type UnknownRecord } from '../../lib/coerce';

/** A parser for each field; an invalid value becomes the field's initial value. */
export type FieldParsers<Values> = { [Name in keyof Values]: (value: unknown) => Values[Name] };

export const parseOneOf = <Value extends string>(
  values: readonly Value[],
  value: unknown,
): Value | null => values.find((one) => one === value) ?? null;

export const parseArray = <Item>(data: unknown, parse: (one: unknown) => Item | null): Item[] =>
  Array.isArray(data) ? data.flatMap((one) => parse(one) ?? []) : [];

export const toTextOrNull = (value: unknown): string | null => toText(value) || null;

export const toNumberOrZero = (value: unknown): number => toNumber(value) ?? 0;

const parseFields = (parsers: object, data: UnknownRecord) =>
  Object.entries(parsers as FieldParsers<UnknownRecord>).map(([name, parse]) => [
    name,
    parse(data[name]),
  ]);

/** Parses every field; one that the data lacks gets its initial value. */
export const parseAllFields = <Values extends object>(
  parsers: FieldParsers<Values>,
  data: UnknownRecord,
): Values => Object.fromEntries(parseFields(parsers, data)) as Values;

/** Parses only the fields that the data contains. */
export const parseGivenFields = <Values extends object>(
  parsers: FieldParsers<Values>,
  data: unknown,
): Partial<Values> =>
  isRecord(data)
    ? (Object.fromEntries(
        parseFields(parsers, data).filter(([name]) => (name as string) in data),
      ) as Partial<Values>)
    : {};
