import { isRecord, toNumber } from '../../lib/coerce';

/** A longer one would take a line more in the list. */
const NAME_MAX = 15;
/** Of more than three the first two are named. */
const NAMED_MAX = 3;
const NAMED_OF_MORE = 2;

/** «Анна С.» of «Анна Соколова». */
function shortenName(fullName: string): string {
  const [given, ...others] = fullName.split(' ');
  const family = others.at(-1);
  return family ? `${given}\u00a0${family[0]}.` : fullName;
}

/**
 * PLAY-16: who has won, as a row of the list says it: «Анна Соколова», a longer name and several ones
 * shorter, «Анна С., Борис К.» or «Анна С., Борис К. и ещё 2», unless two of them would be called the same; undefined where nobody has.
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
  /** How many can play; null without a limit. */
  capacity: number | null;
  confirmed: number;
};

/** «12 из 16»: how many of the spots are taken; undefined where there is no limit. */
const formatTakenSpots = ({ capacity, confirmed }: SpotCounts): string | undefined =>
  capacity ? `${confirmed} из\u00a0${capacity}` : undefined;

/** The same, or «9 в составе» without a limit; undefined where nobody is in then. */
const formatRosterCount = (spots: SpotCounts): string | undefined =>
  formatTakenSpots(spots) ??
  (spots.confirmed > 0 ? `${spots.confirmed} в\u00a0составе` : undefined);

/** ROSTER-17: what is counted of a tournament's play, as `GET /api/plays` answers it. */
export type PlaySummary = {
  tournament_id: number;
  /** How many can play; null without a limit. */
  capacity: number | null;
  confirmed: number;
  waiting: number;
  /** Roubles that were paid and not given back. */
  paid: number;
  /** Roubles that those confirmed have to pay in all. */
  expected: number;
  /** PLAY-16: whether the play has ended. */
  finished: boolean;
  /** PLAY-16: full names of who has won, several where they share the first place; none before the end. */
  winners: readonly string[];
};

/** With what a row of the list says of it: made here, since the list's own code comes first and has to be small. */
type PlayListItem = PlaySummary & {
  /** «12 из 16». */
  places?: string | undefined;
  /** «12 из 16», «9 в составе»: where there is room for it. */
  inRoster?: string | undefined;
  /** «Анна Соколова». */
  wonBy?: string | undefined;
};

/** By the tournament's id. */
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
  };
}

/** What is counted of all plays; null for what is no array. What has no id is left out. */
export function parsePlaySummaries(data: unknown): PlaySummaries | null {
  if (!Array.isArray(data)) return null;
  const summaries = data.flatMap((one) => parseSummary(one) ?? []);
  return Object.fromEntries(summaries.map((summary) => [summary.tournament_id, summary]));
}
