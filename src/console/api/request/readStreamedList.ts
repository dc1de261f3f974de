import type { Tournament } from '../../../domain/tournament/tournament';
import { parseTournaments } from '../../../domain/tournament/tournamentWire';

/**
 * Tournaments that were parsed and normalised while they arrived. Null when the body was not such a list; then `text`
 * has its beginning. The class distinguishes a list from other bodies.
 */
export class StreamedList {
  constructor(
    readonly tournaments: Tournament[] | null,
    readonly text = '',
  ) {}
}

/** Separator in the club server's list: one tournament per line, without line breaks inside. */
const BREAK = ',\n';
const SLICE_MS = 12;
/** Number of characters of an unreadable body to log. */
const TEXT_LENGTH = 2_000;

const waitForTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Parses a JSON array that arrives in chunks, by whole lines. */
function createRowParser() {
  const parsedIds = new Set<number>();
  const tournaments: Tournament[] = [];
  let rest = '';
  let hasStarted = false;

  const add = (array: string) => {
    const rows = parseTournaments(JSON.parse(array), parsedIds);
    if (!rows) throw new SyntaxError('Not an array');
    for (const row of rows) tournaments.push(row);
  };
  return {
    read(text: string): void {
      rest += text;
      const end = rest.lastIndexOf(BREAK);
      if (end === -1) return;
      add(`${hasStarted ? '[' : ''}${rest.slice(0, end)}]`);
      rest = rest.slice(end + BREAK.length);
      hasStarted = true;
    },
    finish(): Tournament[] {
      add(`${hasStarted ? '[' : ''}${rest}`);
      return tournaments;
    },
  };
}

/**
 * Parses the club server's list while it arrives, in slices between which the page stays responsive (SPEED-4).
 * @throws when the connection breaks
 */
export async function readStreamedList(response: Response): Promise<StreamedList> {
  const parser = createRowParser();
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  let since = performance.now();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    const part = decoder.decode(value, { stream: !done });
    if (text.length < TEXT_LENGTH) text = (text + part).slice(0, TEXT_LENGTH);
    try {
      parser.read(part);
      if (done) return new StreamedList(parser.finish());
    } catch (error) {
      if (error instanceof SyntaxError) return new StreamedList(null, text);
      throw error;
    }
    if (performance.now() - since < SLICE_MS) continue;
    await waitForTask();
    since = performance.now();
  }
}
