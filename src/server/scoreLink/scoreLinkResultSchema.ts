import { uuidSchema } from '../contract/schemaParts';
import { strictObject } from '../contract/strictObject';
import { resultChangeProperties } from '../play/contract/roundSchemas';

/** SEEN-17: a result as the page's script sends it. */
export const scoreLinkResultSchema = strictObject('LinkResult', {
  id: uuidSchema('Изменение: повтор — то же самое.'),
  ...resultChangeProperties,
});
