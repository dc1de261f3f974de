import type { Header, HeaderParameter, ApiOperation } from '../../contract/operation';
import { listChangesAnswer, tournamentAnswer } from '../answerContract';

const etagSchema = { type: 'string', pattern: '^W/".+"$' };

const etag: Readonly<Record<string, Header>> = {
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

const wholeList = { type: 'array', items: tournamentAnswer };

/** WIRE-2, SPEED-1, SPEED-2, SPEED-4: the list, whole, or what has changed in it, or its beginning. */
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
      schema: { anyOf: [listChangesAnswer, wholeList] },
    },
    304: { description: 'Список такой же, как у вас.', headers: etag },
  },
};
