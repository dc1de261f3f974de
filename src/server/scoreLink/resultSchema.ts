import { strictObject } from '../contract/closed';
import { resultChangeProperties } from '../play/roundSchemas';
import { uuidSchema } from '../play/schemaParts';

/** SEEN-17: a result as the page's script sends it. */
export const linkResultSchema = strictObject('LinkResult', {
  id: uuidSchema('Изменение: повтор — то же самое.'),
  ...resultChangeProperties,
});
