import type { JsonSchema } from './operation';

/** An object with exactly these properties. */
export const strictObject = (
  title: string,
  properties: Readonly<Record<string, JsonSchema>>,
): JsonSchema => ({
  title,
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
