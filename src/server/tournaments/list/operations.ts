import type { ResponseHeader, HeaderParameter, ApiOperation } from '../../contract/operation';
import { listChangesResponseSchema, tournamentResponseSchema } from '../responseSchemas';

const etagSchema = { type: 'string', pattern: '^W/".+"$' };

const etag: Readonly<Record<string, ResponseHeader>> = {
  ETag: { description: 'Состояние списка.', required: true, schema: etagSchema },
};

const headers: readonly HeaderParameter[] = [
  {
    name: 'If-None-Match',
    description: 'ETag списка, который у вас есть.',
    schema: { type: 'string', examples: ['W/"3f0b0f5e.1.27"'] },
  },
  {
    name: 'A-IM',
    description:
      'changes — только то, что изменилось с этого ETag; first — начало длинного списка ' +
      '(RFC 3229).',
    schema: { type: 'string', examples: ['changes'] },
  },
];

const wholeList = { type: 'array', items: tournamentResponseSchema };

/** The call of the list: the whole list, its changes, or its beginning (WIRE-2, SPEED-1, SPEED-2, SPEED-4). */
export const listTournaments: ApiOperation = {
  id: 'listTournaments',
  tag: 'Турниры',
  summary: 'Список турниров',
  headers,
  description: 'Весь список без страниц: сначала предстоящие. Сжимается brotli, если его просят.',
  answers: {
    200: { description: 'Весь список.', headers: etag, schema: wholeList },
    226: {
      description: 'То, о чём просил A-IM.',
      headers: {
        ETag: { ...etag.ETag!, required: false },
        IM: {
          description: 'Что из названного в A-IM прислано.',
          required: true,
          schema: { type: 'string', enum: ['changes', 'first'] },
        },
      },
      schema: { anyOf: [listChangesResponseSchema, wholeList] },
    },
    304: { description: 'Список такой же, как у вас.', headers: etag },
  },
};
