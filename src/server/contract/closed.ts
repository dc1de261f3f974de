import type { Schema } from './operation';

/** An object that has all of these and nothing else. */
export const closed = (title: string, properties: Readonly<Record<string, Schema>>): Schema => ({
  title,
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
