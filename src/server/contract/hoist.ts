import type { JsonSchema } from './operation';

/**
 * A schema in which every schema with a title, itself included, is a reference.
 * @param components takes those schemas by their titles
 */
export function hoist(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const { title } = schema;
  if (title !== undefined && title in components) return referenceTo(title);
  const hoisted = { ...schema, ...partsOf(schema, components) };
  if (title === undefined) return hoisted;
  components[title] = hoisted;
  return referenceTo(title);
}

const referenceTo = (title: string): JsonSchema => ({ $ref: `#/components/schemas/${title}` });

/** The keywords that hold schemas, where the schema has them. */
function partsOf(
  { properties, items, anyOf, additionalProperties }: JsonSchema,
  components: Record<string, JsonSchema>,
): Partial<JsonSchema> {
  const within = (schema: JsonSchema) => hoist(schema, components);
  const byName = (schemas: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, within(schema)]));
  return {
    ...(properties && { properties: byName(properties) }),
    ...(items && { items: within(items) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: within(additionalProperties),
    }),
  };
}
