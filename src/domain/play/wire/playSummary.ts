import { isRecord, toNumber } from '../../lib/coerce';
import { FINISHED_TEXT } from '../model/outcome';

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

type SpotCounts = {
  /** The number of spots; null without a limit. */
  capacity: number | null;
  confirmed: number;
};

/** «12 из 16», the number of taken spots; undefined without a limit. */
const formatTakenSpots = ({ capacity, confirmed }: SpotCounts): string | undefined =>
  capacity ? `${confirmed} из\u00a0${capacity}` : undefined;

/** The same, or «9 в составе» without a limit; undefined for an empty roster without a limit. */
const formatRosterCount = (spots: SpotCounts): string | undefined =>
  formatTakenSpots(spots) ??
  (spots.confirmed > 0 ? `${spots.confirmed} в\u00a0составе` : undefined);

/** The counts of a tournament's play, from `GET /api/plays` (ROSTER-17). */
export type PlaySummary = {
  tournament_id: number;
  /** The number of spots; null without a limit. */
  capacity: number | null;
  confirmed: number;
  waiting: number;
  /** Paid roubles, minus refunds. */
  paid: number;
  /** Roubles due from all confirmed entries. */
  expected: number;
  /** True when the play has ended (PLAY-16). */
  finished: boolean;
  /** Full names of the winners; several share the first place, none before the end (PLAY-16). */
  winners: readonly string[];
};

/**
 * A summary with its texts for the list. They are built here, because the list's own code loads first and must be
 * small.
 */
type PlayListItem = PlaySummary & {
  /** «12 из 16». */
  places?: string | undefined;
  /** «12 из 16», «9 в составе»: for places with enough space. */
  inRoster?: string | undefined;
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
  const parseCount = (name: 'confirmed' | 'waiting' | 'paid' | 'expected') =>
    toNumber(data[name]) ?? 0;
  const summary = {
    tournament_id: tournamentId,
    capacity: toNumber(data.capacity),
    confirmed: parseCount('confirmed'),
    waiting: parseCount('waiting'),
    paid: parseCount('paid'),
    expected: parseCount('expected'),
    finished: data.finished === true,
    winners: parseTexts(data.winners),
  };
  return {
    ...summary,
    places: formatTakenSpots(summary),
    inRoster: formatRosterCount(summary),
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
