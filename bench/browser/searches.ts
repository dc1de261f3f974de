import Sqlite from 'better-sqlite3';
import path from 'node:path';
import { prepareFolder } from '../clubs/prepare';
import { TOP_ROWS } from './topRows';

const LETTERS = 4;
const NAMES = `
  SELECT organizer_name FROM tournaments
  ORDER BY date < @today,
    CASE WHEN date >= @today THEN date || start_time END,
    CASE WHEN date < @today THEN date || start_time END DESC`;

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** Organizers in list order, normalised as a search compares them. */
async function listOrganizers(count: number): Promise<string[]> {
  const file = path.join(await prepareFolder(count), 'club.db');
  const sqlite = new Sqlite(file, { readonly: true });
  const today = moscow.format(new Date());
  const names = sqlite.prepare<[object], string>(NAMES).pluck().all({ today });
  sqlite.close();
  return names.map(fold);
}

/** Row numbers at the top of a search's result, as text. */
function findTop(names: readonly string[], text: string): string {
  const rows: number[] = [];
  for (let row = 0; row < names.length && rows.length < TOP_ROWS; row += 1) {
    if (names[row]!.includes(text)) rows.push(row);
  }
  return rows.join();
}

/** Beginnings of names in which each letter changes the top of the list. */
export async function listSearches(count: number, wanted: number): Promise<string[]> {
  const names = await listOrganizers(count);
  const isTelling = (text: string): boolean => {
    const tops = Array.from({ length: text.length + 1 }, (_, end) =>
      findTop(names, text.slice(0, end)),
    );
    return new Set(tops).size === tops.length;
  };
  const words = names.flatMap((name) => name.split(' ')).map((word) => word.slice(0, LETTERS));
  const telling = [...new Set(words)].filter(isTelling);
  if (telling.length >= wanted) return telling.slice(0, wanted);
  throw new Error(`Only ${telling.length} of ${wanted} searches that tell anything`);
}
