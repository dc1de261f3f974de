import type { JsonSchema } from './operation';

/**
 * A schema in which every schema with a title, itself included, is a reference.
 * @param components takes those schemas by their titles
 */
export function collectComponents(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
): JsonSchema {
  const { title } = schema;
  if (title !== undefined && title in components) return createReference(title);
  const collected = { ...schema, ...collectParts(schema, components) };
  if (title === undefined) return collected;
  components[title] = collected;
  return createReference(title);
}

const createReference = (title: string): JsonSchema => ({ $ref: `#/components/schemas/${title}` });

/** The keywords that hold schemas, where the schema has them. */
function collectParts(
  { properties, items, anyOf, additionalProperties }: JsonSchema,
  components: Record<string, JsonSchema>,
): Partial<JsonSchema> {
  const collect = (schema: JsonSchema) => collectComponents(schema, components);
  const collectByName = (schemas: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, collect(schema)]));
  return {
    ...(properties && { properties: collectByName(properties) }),
    ...(items && { items: collect(items) }),
    ...(anyOf && { anyOf: anyOf.map(collect) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: collect(additionalProperties),
    }),
  };
}
