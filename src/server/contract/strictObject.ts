import type { JsonSchema } from './operation';

/** An object that has all of these and nothing else. */
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
