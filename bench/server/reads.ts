import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../measure';
import { interleaved } from './interleaved';
import { withJsonServer } from './jsonServer';
import { load } from './load';
import { withScript } from './scripts';
import { withServed, type Served } from './served';

const TOURNAMENTS = 100;
const LIST = '/api/tournaments';
const MS = 2_000;

const reading = (url: string, headers: Record<string, string> = {}, status = 200) =>
  load({ url, headers, status, connections: 10, ms: MS });

async function withReferences<Result>(
  { folder, url, authorization }: Served,
  text: string,
  use: (raw: string, jsonServer: string) => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, 'db.json');
  writeFileSync(file, `{"tournaments":${text}}`);
  return withScript('raw.ts', [url + LIST, authorization], (raw) =>
    withJsonServer(file, (jsonServer) => use(raw + LIST, `${jsonServer}/tournaments`)),
  );
}

/** Of a short list, as the console polls it: answers a second over 10 connections that stay open. */
export const reads: Part = {
  name: 'reads',
  measure: ({ runs }) =>
    withServed(TOURNAMENTS, async (served) => {
      const { url, authorization } = served;
      const answer = await fetch(url + LIST, { headers: { authorization } });
      const tag = answer.headers.get('etag')!;
      const samples = await withReferences(served, await answer.text(), (raw, jsonServer) =>
        interleaved(runs, {
          ours: () => reading(url + LIST, { authorization }),
          raw: () => reading(raw),
          'json-server': () => reading(jsonServer),
          notModified: () => reading(url + LIST, { authorization, 'if-none-match': tag }, 304),
        }),
      );
      const { notModified, ...lists } = samples;
      return [
        {
          id: 'list-100',
          what: `the list of ${TOURNAMENTS} tournaments, not compressed; raw is node:http with the same bytes`,
          unit: '1/s',
          samples: lists,
          targets: [{ of: 'ours', by: 'raw', atLeast: 0.95 }],
        },
        {
          id: 'not-modified',
          what: 'the same list unchanged (304), by the whole list from node:http',
          unit: '1/s',
          samples: { ours: notModified, raw: lists.raw },
          targets: [{ of: 'ours', by: 'raw', atLeast: 10 }],
        },
      ];
    }),
};
