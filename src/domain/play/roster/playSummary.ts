import { isRecord, toNumber } from '../../lib/coerce';
import { FINISHED_TEXT } from '../model/outcome';
import { describePeople, describePlayers, type PeopleCounts } from './people';

/** A longer name would need another line in the list. */
const NAME_MAX = 15;
/** With more than three winners only the first two are named. */
const NAMED_MAX = 3;
const NAMED_OF_MORE = 2;

/** «Анна С.» of «Анна Соколова». */
function shortenName(fullName: string): string {
  const [given, ...others] = fullName.split(' ');
  const family = others.at(-1);
  return family ? `${given}\u00a0${family[0]}.` : fullName;
}

/**
 * The winners in a row of the list (PLAY-16). «Анна Соколова»; a long name and several ones are shortened: «Анна С.,
 * Борис К.», «Анна С., Борис К. и ещё 2». Names stay whole if two would become equal. Undefined without winners.
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
  /** The number of spots; null without a limit. */
  capacity: number | null;
  /** Paid roubles, minus refunds. */
  paid: number;
  /** Roubles due from all confirmed entries. */
  expected: number;
  /** Full names of the winners; several share the first place, none before the end (PLAY-16). */
  winners: readonly string[];
};

/**
 * A summary with its texts for the list. They are built here, because the list's own code loads first and must be
 * small.
 */
type PlayListItem = PlaySummary & {
  /** «12 играют · 1 ждёт»; empty for an empty roster (ROSTER-42). */
  people: string;
  /** «12 играют», for the announcement. */
  playing: string;
  /** «Анна Соколова». */
  wonBy?: string | undefined;
  /** «закончен», when the play has ended. */
  over?: string | undefined;
};

/** Keyed by the tournament's id. */
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

/** The summaries of all plays; null when the data is no array. Skips those without an id. */
export function parsePlaySummaries(data: unknown): PlaySummaries | null {
  if (!Array.isArray(data)) return null;
  const summaries = data.flatMap((one) => parseSummary(one) ?? []);
  return Object.fromEntries(summaries.map((summary) => [summary.tournament_id, summary]));
}
