import fc from 'fast-check';
import { listSchemaVariants, type JsonSchema } from '../../src/server/contract/operation';
import { resolveSchema } from './contract';
import type { Given } from './given';
import { anyText } from './values';

const OTHER_TYPES = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 7, -1, 0.1, '', ' ', 'да', [], [1], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

const NEVER_A_DATE = ['2031-02-30', '2031-13-01', '31.12.2031', '2031-1-1', '2031-01-01T00:00:00Z'];

/** Typing errors in a text. */
const SLIPS: readonly ((text: string) => string)[] = [
  (text) => `${text}0`,
  (text) => `${text}\0`,
  (text) => text.slice(0, -1),
  (text) => text.slice(1),
  (text) => text.replace(/\d/, 'о'),
  (text) => text.replace(/\d/, '9'),
  (text) => text.toUpperCase(),
  (text) => `${text}${text}`,
  () => 'Я',
  () => 'Я'.repeat(51),
  () => 'я'.repeat(65),
  () => '    ',
];

/** Creates numbers just outside the schema's limits, extreme ones, and any others. */
const besides = ({ minimum = 0, maximum = 0, multipleOf = 1 }: JsonSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(minimum - multipleOf, maximum + multipleOf, minimum + multipleOf / 2),
    fc.constantFrom(1e308, -1e308, 2 ** 53, -(2 ** 53), Number.MIN_VALUE),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );

/** Creates texts that almost fit a schema. The schema must allow at least one text. */
const createSlips = (texts: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.constantFrom(...SLIPS)).map(([text, slip]) => slip(String(text)));

/** Creates values that a schema refuses: of other types, and ones that are almost valid. */
export function createRefusedValues(
  { contract, validate, createValues: valuesOf }: Given,
  given: JsonSchema,
): fc.Arbitrary<unknown> {
  const schema = resolveSchema(contract, given);
  const near = [schema, ...listSchemaVariants(schema)].flatMap((part): fc.Arbitrary<unknown>[] => {
    const types = [part.type ?? []].flat();
    if (types.includes('number') || types.includes('integer')) return [besides(part)];
    if (!types.includes('string')) return [];
    return [createSlips(valuesOf(part)), anyText, fc.constantFrom(...NEVER_A_DATE)];
  });
  return fc.oneof(OTHER_TYPES, ...near).filter((value) => !validate(given, value));
}
