import type { JsonSchema } from './operation';

/**
 * Replaces every schema with a title, including the schema itself, by a reference.
 * @param components receives those schemas by title
 */
export function replaceTitledSchemas(
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

const formatReference = (title: string): string => `#/components/schemas/${title}`;
const createReference = (title: string): JsonSchema => ({ $ref: formatReference(title) });

/** Builds the references, keyed by the value of the discriminating field. */
const buildMapping = (propertyName: string, schemas: readonly JsonSchema[]) =>
  Object.fromEntries(
    schemas.map(({ title, properties }) => [
      String(properties?.[propertyName]?.enum?.[0]),
      formatReference(title!),
    ]),
  );

/** Replaces titled schemas by references inside a schema's own keywords. */
function collectParts(
  { properties, items, anyOf, oneOf, discriminator, additionalProperties }: JsonSchema,
  components: Record<string, JsonSchema>,
): Partial<JsonSchema> {
  const collect = (schema: JsonSchema) => replaceTitledSchemas(schema, components);
  const collectByName = (schemas: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, collect(schema)]));
  return {
    ...(properties && { properties: collectByName(properties) }),
    ...(items && { items: collect(items) }),
    ...(anyOf && { anyOf: anyOf.map(collect) }),
    ...(oneOf && { oneOf: oneOf.map(collect) }),
    ...(oneOf &&
      discriminator && {
        discriminator: {
          ...discriminator,
          mapping: buildMapping(discriminator.propertyName, oneOf),
        },
      }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: collect(additionalProperties),
    }),
  };
}
