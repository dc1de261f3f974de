import { uuidSchema } from '../contract/schemaParts';
import { strictObject } from '../contract/strictObject';
import { resultChangeProperties } from '../play/contract/roundSchemas';

/** A result sent by the page's script (SEEN-17). */
export const scoreLinkResultSchema = strictObject('LinkResult', {
  id: uuidSchema('Изменение: повтор — то же самое.'),
  ...resultChangeProperties,
});
