type Known = { title: string; what: string };

/** Names of the subjects with which the console and its server are compared. */
const REFERENCES: Readonly<Record<string, Known>> = {
  bare: {
    title: 'Bare TypeScript',
    what: 'a page of the same table without any framework, only the rows to be seen in the document',
  },
  bareStreamed: {
    title: 'Bare, streamed',
    what: 'the same page, which shows rows while the list is still coming',
  },
  antd: { title: 'Ant Design', what: 'React and Ant Design’s virtual table' },
  mui: { title: 'MUI Data Grid', what: 'React and MUI’s data grid, pages of 100 rows' },
  reactAdmin: { title: 'react-admin', what: 'react-admin’s list, pages of 10 rows' },
  table: { title: 'React, all rows', what: 'React and RTK Query, all rows in the document' },
  'json-server': { title: 'json-server', what: 'json-server 0.17 with the same list' },
  raw: { title: 'node:http', what: 'a server of node:http alone that sends the same bytes' },
  'raw 304': { title: 'node:http, 304', what: 'the same, which answers 304 to the same tag' },
  barePad: {
    title: 'Bare buttons',
    what: 'a page of the same buttons, of which a press writes a text and nothing else',
  },
  program: {
    title: 'A program',
    what: 'a script that reads the play and sends one score, until its answer',
  },
  fdatasync: {
    title: 'fdatasync',
    what: 'a loop that appends 4 KB to a file on the same disk and waits for the disk',
  },
};

/** Names of the console's samples in comparisons with several of its own. */
const OWN: Readonly<Record<string, string>> = {
  ours: 'This console',
  'ours at 1k': 'This console, 1k',
  plain: 'not compressed',
  brotli: 'compressed',
  address: 'to the address',
  list: 'to the first rows',
  '1k': '1k tournaments',
  '10k': '10k tournaments',
  '100k': '100k tournaments',
};

/** True for a sample of the console or its server. */
export const isOwn = (name: string): boolean => !(name in REFERENCES);

/** A sample's name in the report. */
export const getTitle = (name: string): string => REFERENCES[name]?.title ?? OWN[name] ?? name;

/** References among the samples, each once. */
export const listReferences = (names: readonly string[]): Known[] =>
  [...new Set(names)].flatMap((name) => REFERENCES[name] ?? []);

const PARTS: Readonly<Record<string, string>> = {
  'first-row': 'First row',
  'first-row-1k-slow': 'First row, slowly',
  keystroke: 'Search',
  dialog: 'Details of a tournament',
  scroll: 'Scrolling',
  writes: 'Edits and deletions',
  bytes: 'Code to be loaded',
  weight: 'Weight in the browser',
  score: 'A score beside the court',
  reads: 'Reads from the server',
  posts: 'Writes to the server',
  'large-lists': 'Long lists of the server',
  starts: 'Start',
};

/** A part's name in the report. */
export const getPartTitle = (name: string): string => PARTS[name] ?? name;
