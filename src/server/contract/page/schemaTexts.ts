import { listSchemaVariants, type JsonSchema } from '../operation';
import { getRefTitle } from './buildExample';
import { html, type HtmlPart } from '../../../domain/lib/html';

const TYPES: Readonly<Record<string, string>> = {
  string: 'текст',
  number: 'число',
  integer: 'целое число',
  boolean: 'да или нет',
  object: 'объект',
  array: 'массив',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'гггг-ММ-дд',
  'date-time': 'ISO 8601',
};

/** Where an object is described on the page. */
export const getSchemaAnchor = (title: string): string => `object-${title}`;

const joinParts = (parts: readonly HtmlPart[], between: HtmlPart): HtmlPart =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));

/** What kind of value a schema is of: «текст или null», «массив Tournament». */
export function describeSchemaType(schema: JsonSchema): HtmlPart {
  const { $ref, type, items } = schema;
  const variants = listSchemaVariants(schema);
  if ($ref) return html`<a href="#${getSchemaAnchor(getRefTitle($ref))}">${getRefTitle($ref)}</a>`;
  if (variants.length > 0) return joinParts(variants.map(describeSchemaType), ' или ');
  if (type === 'array' && items) return ['массив ', describeSchemaType(items)];
  return [type ?? 'object']
    .flat()
    .map((name) => TYPES[name] ?? name)
    .join(' или ');
}

function describeRange({ minimum, maximum }: JsonSchema): string | undefined {
  if (minimum === undefined && maximum === undefined) return;
  // A limit as high as this tells a reader nothing.
  if (maximum === undefined || maximum > 10 ** 12) {
    return minimum !== undefined && minimum > -(10 ** 12) ? `от ${minimum}` : undefined;
  }
  const most = maximum.toLocaleString('ru');
  return minimum === undefined ? `до ${most}` : `от ${minimum} до ${most}`;
}

/** What a value may be, in words, apart from its pattern. */
export function describeSchemaLimits(schema: JsonSchema): string {
  const { enum: values, multipleOf, maxLength, minLength, format } = schema;
  return [
    values && values.map((value) => (value === null ? 'null' : `«${value}»`)).join(', '),
    format && FORMATS[format],
    describeRange(schema),
    multipleOf !== undefined && `шаг ${multipleOf}`,
    minLength !== undefined && 'не пусто',
    maxLength !== undefined && `до ${maxLength} символов`,
    ...listSchemaVariants(schema).map(describeSchemaLimits),
  ]
    .filter((text) => typeof text === 'string' && text !== '')
    .join(', ');
}

/** The patterns of a schema, and of what it may be. */
export const listSchemaPatterns = (schema: JsonSchema): readonly string[] => [
  ...(schema.pattern === undefined ? [] : [schema.pattern]),
  ...listSchemaVariants(schema).flatMap(listSchemaPatterns),
];
