import { listSchemaVariants, type JsonSchema } from '../operation';

/** The document's schemas by their titles. */
export type SchemaComponents = Readonly<Record<string, JsonSchema>>;

/** The title in a reference. */
export const getRefTitle = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** A value as the schemas' examples make it; null where they say nothing. */
export function buildExample(schema: JsonSchema, components: SchemaComponents): unknown {
  const { $ref, examples, properties, items, enum: values } = schema;
  const [variant] = listSchemaVariants(schema);
  const buildPart = (part: JsonSchema) => buildExample(part, components);
  if (examples) return examples[0];
  if ($ref) return buildPart(components[getRefTitle($ref)]!);
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, buildPart(part)]),
    );
  }
  if (items) return [buildPart(items)];
  if (variant) return buildPart(variant);
  return values?.[0] ?? null;
}
