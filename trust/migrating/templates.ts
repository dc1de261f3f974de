import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Club } from '../club';
import { removeFolder } from '../removeFolder';
import { readPattern, type Pattern } from './compare';
import { enlarge, FIXTURES } from './enlarge';

/** A large database of an earlier schema, of which tests use copies. */
export type Template = {
  /** Folder with only the database, and its log if it has one. */
  folder: string;
  /** The database's contents, including the part in the log. */
  before: Pattern;
};

/** Creates databases of each earlier schema, as a stopped and as a killed server leaves them. */
export async function createTemplates() {
  const root = mkdtempSync(path.join(tmpdir(), 'trust-schemas-'));
  const club = new Club(path.join(root, 'fresh'));
  mkdirSync(club.folder);
  await club.start();
  await club.end('SIGTERM');
  const fresh = readPattern(club.databaseFile);
  const make = (schema: number, hasLog: boolean): string => {
    const folder = path.join(root, `${schema}${hasLog ? '-with-log' : ''}`);
    mkdirSync(folder);
    enlarge(schema, path.join(folder, 'club.db'), hasLog);
    return folder;
  };
  const earlier = readdirSync(FIXTURES)
    .map((name) => Number(/^schema-(\d+)\.db$/.exec(name)?.[1]))
    .filter((schema) => schema < fresh.version);
  const made = new Map<number, Template[]>();
  /** Returns a schema's two databases, without and with a log. They are created on first use. */
  const createPair = (schema: number): Template[] => {
    const known = made.get(schema);
    if (known) return known;
    const folder = make(schema, false);
    const before = readPattern(path.join(folder, 'club.db'));
    const pair = [folder, make(schema, true)].map((each) => ({ folder: each, before }));
    made.set(schema, pair);
    return pair;
  };
  return {
    fresh,
    count: 2 * earlier.length,
    getTemplate: (index: number): Template =>
      createPair(earlier[Math.floor(index / 2)]!)[index % 2]!,
    remove: () => removeFolder(root),
  };
}
