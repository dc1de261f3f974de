import { uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import { sendableEventSchemas } from './eventSchemas';

/**
 * Maximum number of events of a change: all sign-ups that APPLY-12 allows in review, and the promotions that follow.
 */
const EVENTS_MAX = 600;
export const PLAY_CHANGE_BYTES_MAX = 262_144;

export const playChangeSchema = strictObject('PlayChangeRequest', {
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
});
