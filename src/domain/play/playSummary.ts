import { isRecord, toNumber } from '../coerce';
import { formatSpots, formatRosterCount } from './placesText';
import { formatWinners } from './winnersText';

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
export type PlayListItem = PlaySummary & {
  /** «12 из 16». */
  places?: string | undefined;
  /** «12 из 16», «9 в составе»: where there is room for it. */
  inRoster?: string | undefined;
  /** «Анна Соколова». */
  wonBy?: string | undefined;
};

/** By the tournament's id. */
export type PlaySummaries = Readonly<Record<number, PlayListItem>>;

const textsOf = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === 'string') : [];

function parseSummary(data: unknown): PlayListItem | null {
  if (!isRecord(data)) return null;
  const tournamentId = toNumber(data.tournament_id);
  if (tournamentId === null) return null;
  const count = (name: 'confirmed' | 'waiting' | 'paid' | 'expected') => toNumber(data[name]) ?? 0;
  const summary = {
    tournament_id: tournamentId,
    capacity: toNumber(data.capacity),
    confirmed: count('confirmed'),
    waiting: count('waiting'),
    paid: count('paid'),
    expected: count('expected'),
    finished: data.finished === true,
    winners: textsOf(data.winners),
  };
  return {
    ...summary,
    places: formatSpots(summary),
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
