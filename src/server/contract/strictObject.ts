import type { JsonSchema } from './operation';

/** An object with exactly these properties; those of `optional` may be missing. */
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
