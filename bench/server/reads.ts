import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../measure';
import { measureInterleaved } from './interleaved';
import { withJsonServer } from './jsonServer';
import { load } from './load';
import { withScript } from './scripts';
import { withServed, type Served } from './served';

const TOURNAMENTS = 100;
const LIST = '/api/tournaments';
const MS = { quick: 1_000, full: 2_000 };

const createReader =
  (ms: number) =>
  (url: string, headers: Record<string, string> = {}, status = 200) =>
    load({ url, headers, status, connections: 10, ms });

type References = { raw: string; raw304: string; jsonServer: string };

async function withReferences<Result>(
  { folder, url, authorization }: Served,
  { text, tag }: { text: string; tag: string },
  use: (references: References) => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, 'db.json');
  writeFileSync(file, `{"tournaments":${text}}`);
  const list = url + LIST;
  return withScript('raw.ts', [list, authorization], (raw) =>
    withScript('raw.ts', [list, authorization, tag], (raw304) =>
      withJsonServer(file, (jsonServer) =>
        use({ raw: raw + LIST, raw304: raw304 + LIST, jsonServer: `${jsonServer}/tournaments` }),
      ),
    ),
  );
}

/** Measures a short list that is polled as the console does: responses per second over 10 open connections. */
export const reads: Part = {
  name: 'reads',
  measure: ({ isQuick, runs }) =>
    withServed(TOURNAMENTS, async (served) => {
      const measureReads = createReader(isQuick ? MS.quick : MS.full);
      const { authorization } = served;
      const list = served.url + LIST;
      const answer = await fetch(list, { headers: { authorization } });
      const tag = answer.headers.get('etag')!;
      const held = { text: await answer.text(), tag };
      const samples = await withReferences(served, held, ({ raw, raw304, jsonServer }) =>
        measureInterleaved(runs, {
          ours: () => measureReads(list, { authorization }),
          raw: () => measureReads(raw),
          'json-server': () => measureReads(jsonServer),
          notModified: () => measureReads(list, { authorization, 'if-none-match': tag }, 304),
          raw304: () => measureReads(raw304, { 'if-none-match': tag }, 304),
        }),
      );
      const { notModified, raw304, ...lists } = samples;
      return [
        {
          id: 'list-100',
          what: `Answers with the list of ${TOURNAMENTS} tournaments, not compressed`,
          unit: '1/s',
          samples: lists,
          targets: [{ of: 'ours', by: 'raw', atLeast: 0.95 }],
        },
        {
          id: 'not-modified',
          what: 'Answers that the list is unchanged (304); node:http sends the whole list',
          unit: '1/s',
          samples: { ours: notModified, 'raw 304': raw304, raw: lists.raw },
          targets: [{ of: 'ours', by: 'raw', atLeast: 10 }],
        },
      ];
    }),
};
