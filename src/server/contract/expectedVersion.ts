import { ETAG_PATTERN } from '../lib/expectedVersion';
import type { HeaderParameter, JsonSchema } from './operation';

/**
 * Creates the header of a write that must name the version it builds on (ROSTER-22, PLAYER-7).
 * @param record noun of the versioned record, in the genitive
 */
export const createOneVersionHeader = (record: string): HeaderParameter => ({
  name: 'If-Match',
  description: `Версия ${record}, на которой строится изменение. Обязательна, если её нет в теле.`,
  schema: { type: 'string', pattern: ETAG_PATTERN.source, examples: ['"1"'] },
});

/** The version in a body, as consoles of the previous release send it. */
export const formerVersionSchema: JsonSchema = {
  type: 'integer',
  minimum: 1,
  deprecated: true,
  description: 'Устарело, в следующем выпуске этого поля не будет: версию называет If-Match.',
  examples: [1],
};
