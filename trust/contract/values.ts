import fc from 'fast-check';
import { addDays } from '../../src/domain/dates/dates';
import { cleanName } from '../../src/domain/lib/cleanName';
import { listSchemaVariants, type JsonSchema } from '../../src/server/contract/operation';
import { resolveSchema, type Contract } from './contract';

const DAYS_AHEAD = 800;
const TEXT_MAX = 80;
/** Limit of numbers whose schema has none. */
const NUMBER_MAX = 1_000_000;
/** Maximum length of a generated list. */
const ITEMS_MAX = 3;

/** Any text that JSON can contain and the server accepts. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: TEXT_MAX }),
    fc.string({ unit: 'binary', maxLength: TEXT_MAX }),
  )
  .map((text) => text.replaceAll('\0', ''));

/** Creates texts that match a pattern. For a wide pattern some texts are unlike those derived from its letters. */
function createTexts(pattern: string, maxLength = TEXT_MAX): fc.Arbitrary<string> {
  const form = new RegExp(pattern, 'u');
  // fast-check generates no texts for a lookahead, so the pattern is used without it.
  const simple = new RegExp(pattern.replace(/^\^\(\?=.*\\p\{L\}\)/, '^'), 'u');
  // A name is checked in its stored form, which a pattern cannot express (RULE-10).
  const isMatch = (text: string) => form.test(text) && form.test(cleanName(text));
  const isFit = (text: string) => isMatch(text) && [...text].length <= maxLength;
  return fc
    .tuple(fc.stringMatching(simple, { size: 'small' }).filter(isMatch), anyText)
    .map(([plain, wild]) => (isFit(wild) ? wild : plain));
}

function createNumbers(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum = -NUMBER_MAX, maximum = NUMBER_MAX, multipleOf = 1 } = schema;
  return fc
    .integer({ min: minimum / multipleOf, max: maximum / multipleOf })
    .map((count) => count * multipleOf);
}

/** Creates texts of a schema without a pattern. */
const createPlainTexts = ({
  minLength = 0,
  maxLength = Infinity,
}: JsonSchema): fc.Arbitrary<string> =>
  anyText.filter((text) => {
    const { length } = [...text];
    return length >= minLength && length <= maxLength;
  });

/** Generates values that a schema and the rules of single fields allow. */
export type ValuesOf = (schema: JsonSchema) => fc.Arbitrary<unknown>;

/**
 * Creates the generator of values.
 * @param today yyyy-MM-dd; no generated date is earlier
 */
export function createValuesOf(contract: Contract, today: string): ValuesOf {
  const made = new Map<JsonSchema, fc.Arbitrary<unknown>>();

  function make(schema: JsonSchema): fc.Arbitrary<unknown> {
    const variants = listSchemaVariants(schema);
    const { enum: allowed, type, properties, required = [], pattern, maxLength } = schema;
    if (variants.length > 0) return fc.oneof(...variants.map(valuesOf));
    if (allowed) return fc.constantFrom(...allowed);
    if (Array.isArray(type)) {
      return fc.oneof(...type.map((one: string) => make({ ...schema, type: one })));
    }
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number') return createNumbers(schema);
    if (schema.format === 'date') return fc.nat(DAYS_AHEAD).map((days) => addDays(today, days));
    if (pattern !== undefined) return createTexts(pattern, maxLength);
    if (type === 'array') {
      const { items, minItems = 0, maxItems = ITEMS_MAX } = schema;
      const maxLength = Math.min(maxItems, ITEMS_MAX);
      return fc.array(valuesOf(items!), { minLength: minItems, maxLength });
    }
    if (!properties) return createPlainTexts(schema);
    const fields = Object.entries(properties).map(([name, part]) => [name, valuesOf(part)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [...required],
    });
  }

  function valuesOf(given: JsonSchema): fc.Arbitrary<unknown> {
    const schema = resolveSchema(contract, given);
    const values = made.get(schema) ?? make(schema);
    made.set(schema, values);
    return values;
  }

  return valuesOf;
}
