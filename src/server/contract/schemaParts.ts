import { UUID_PATTERN } from '../lib/uuid';
import type { JsonSchema } from './operation';

/** Sent by whoever makes something, so that a repeat makes nothing twice. */
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

/** Any of some properties, and no other. */
export const partialObject = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

/** The field that tells one kind of event from the others. */
export const literalSchema = (name: string): JsonSchema => ({ type: 'string', enum: [name] });
