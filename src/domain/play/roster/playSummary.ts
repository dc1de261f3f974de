import { isRecord, toNumber } from '../../lib/coerce';
import { FINISHED_TEXT } from '../model/outcome';
import { describePeople, describePlayers, type PeopleCounts } from './people';

/** Maximum length of a winner's name: a longer one would need another line in the list. */
const NAME_MAX = 15;
/** Maximum number of named winners; of more winners only the first two are named. */
const NAMED_MAX = 3;
const NAMED_OF_MORE = 2;

/** Shortens «Анна Соколова» to «Анна С.». */
function shortenName(fullName: string): string {
  const [given, ...others] = fullName.split(' ');
  const family = others.at(-1);
  return family ? `${given}\u00a0${family[0]}.` : fullName;
}

/**
 * The winners in a row of the list (PLAY-16): «Анна Соколова». A long name or several names are shortened: «Анна С.,
 * Борис К.», «Анна С., Борис К. и ещё 2». Names stay full if two of them would become equal. Undefined without winners.
 */
function formatWinners(names: readonly string[]): string | undefined {
  const [first] = names;
  if (names.length < 2) return first && first.length > NAME_MAX ? shortenName(first) : first;
  const short = names.map(shortenName);
  const listedNames = new Set(short).size < names.length ? names : short;
  if (listedNames.length <= NAMED_MAX) return listedNames.join(', ');
  return `${listedNames.slice(0, NAMED_OF_MORE).join(', ')} и\u00a0ещё\u00a0${listedNames.length - NAMED_OF_MORE}`;
}

/** The counts of a tournament's play, from `GET /api/plays` (ROSTER-17). */
export type PlaySummary = PeopleCounts & {
  tournament_id: number;
  /** Number of spots; null without a limit. */
  capacity: number | null;
  /** Paid roubles minus refunds. */
  paid: number;
  /** Roubles that all spots should bring in. */
  expected: number;
  /** Full names of the winners, several for a shared first place; empty before the end (PLAY-16). */
  winners: readonly string[];
};

/**
 * A summary with texts for the list. They are built here, because the list's own code loads first and must be small.
 */
type PlayListItem = PlaySummary & {
  /** The text «12 играют · 1 ждёт»; empty for an empty roster (ROSTER-42). */
  people: string;
  /** The text «12 играют», for the announcement of the tournament. */
  playing: string;
  /** The winners, such as «Анна Соколова»; missing before the end. */
  wonBy?: string | undefined;
  /** The text «закончен» when the play has ended; otherwise missing. */
  over?: string | undefined;
};

/** Summaries by tournament id. */
export type PlaySummaries = Readonly<Record<number, PlayListItem>>;

const parseTexts = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === 'string') : [];

function parseSummary(data: unknown): PlayListItem | null {
  if (!isRecord(data)) return null;
  const tournamentId = toNumber(data.tournament_id);
  if (tournamentId === null) return null;
  const parseCount = (name: 'confirmed' | 'waiting' | 'absent' | 'paid' | 'expected') =>
    toNumber(data[name]) ?? 0;
  const summary = {
    tournament_id: tournamentId,
    capacity: toNumber(data.capacity),
    confirmed: parseCount('confirmed'),
    waiting: parseCount('waiting'),
    absent: parseCount('absent'),
    paid: parseCount('paid'),
    expected: parseCount('expected'),
    finished: data.finished === true,
    winners: parseTexts(data.winners),
  };
  return {
    ...summary,
    people: describePeople(summary),
    playing: describePlayers(summary),
    wonBy: formatWinners(summary.winners),
    over: summary.finished ? FINISHED_TEXT : undefined,
  };
}

/** Parses the summaries of all plays; null when the data is no array. Summaries without an id are skipped. */
export function parsePlaySummaries(data: unknown): PlaySummaries | null {
  if (!Array.isArray(data)) return null;
  const summaries = data.flatMap((one) => parseSummary(one) ?? []);
  return Object.fromEntries(summaries.map((summary) => [summary.tournament_id, summary]));
}
