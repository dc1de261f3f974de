import type { JsonSchema } from '../../contract/operation';
import { uuidSchema } from '../../contract/schemaParts';
import { sendableEventSchemas } from './eventSchemas';

/** So many events go into one change: all whom APPLY-12 lets be in review, and those who follow. */
const EVENTS_MAX = 600;
/** Bytes that they come to at most. */
export const PLAY_CHANGE_BYTES_MAX = 262_144;

/** A change as it is sent. */
export const playChangeSchema: JsonSchema = {
  title: 'PlayChangeRequest',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'events', 'undoes'],
  properties: {
    id: uuidSchema('Изменение: повтор с тем же id даёт первый ответ.'),
    events: {
      type: 'array',
      maxItems: EVENTS_MAX,
      items: {
        type: 'object',
        required: ['kind'],
        discriminator: { propertyName: 'kind' },
        oneOf: sendableEventSchemas,
      },
      description: 'Что меняется; пусто, если изменение отменяет другое.',
    },
    undoes: {
      ...uuidSchema('Изменение, которое отменяется, или null.'),
      type: ['string', 'null'],
      examples: [null],
    },
  },
};
