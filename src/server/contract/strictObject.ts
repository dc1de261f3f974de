import type { JsonSchema } from './operation';

/** Creates the schema of an object with exactly these properties. Those of `optional` may be missing. */
export const strictObject = (
  title: string,
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  title,
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
