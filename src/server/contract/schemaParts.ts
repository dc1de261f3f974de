import { UUID_PATTERN } from '../lib/uuid';
import type { JsonSchema } from './operation';

/** Creates the schema of an id that the client chooses. A repeated request therefore creates nothing twice. */
export const uuidSchema = (description: string): JsonSchema => ({
  type: 'string',
  description,
  pattern: UUID_PATTERN.source,
  examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
});

export const booleanSchema = (description: string): JsonSchema => ({
  type: 'boolean',
  description,
  examples: [false],
});

export const countSchema = (description: string, example: number): JsonSchema => ({
  type: 'integer',
  minimum: 0,
  description,
  examples: [example],
});

export const arraySchema = (items: JsonSchema, description: string): JsonSchema => ({
  type: 'array',
  items,
  description,
  examples: [[]],
});

export const nullableEnumSchema = (words: readonly string[], description: string): JsonSchema => ({
  type: ['string', 'null'],
  enum: [...words, null],
  description,
});

/** Creates the schema of an object with any of these properties and no others. */
export const partialObject = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

/** Creates the schema of the field that discriminates the kinds of events. */
export const literalSchema = (name: string): JsonSchema => ({ type: 'string', enum: [name] });
