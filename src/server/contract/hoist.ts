import type { Schema } from './operation';

/**
 * A schema in which every schema with a title, itself included, is a reference.
 * @param components takes those schemas by their titles
 */
export function hoist(schema: Schema, components: Record<string, Schema>): Schema {
  const { title } = schema;
  if (title !== undefined && title in components) return referenceTo(title);
  const hoisted = { ...schema, ...partsOf(schema, components) };
  if (title === undefined) return hoisted;
  components[title] = hoisted;
  return referenceTo(title);
}

const referenceTo = (title: string): Schema => ({ $ref: `#/components/schemas/${title}` });

/** The keywords that hold schemas, where the schema has them. */
function partsOf(
  { properties, items, anyOf, additionalProperties }: Schema,
  components: Record<string, Schema>,
): Partial<Schema> {
  const within = (schema: Schema) => hoist(schema, components);
  const byName = (schemas: Readonly<Record<string, Schema>>) =>
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
