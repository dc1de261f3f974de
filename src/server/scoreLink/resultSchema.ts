import { closed } from '../contract/closed';
import { resultChangeProperties } from '../play/roundSchemas';
import { uuid } from '../play/schemaParts';

/** SEEN-17: a result as the page's script sends it. */
export const resultSchema = closed('LinkResult', {
  id: uuid('Изменение: повтор — то же самое.'),
  ...resultChangeProperties,
});
