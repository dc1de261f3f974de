import type { Tournament } from '../../tournament';
import { plannedFor } from '../neededRounds';
import { termsOf } from '../planner';
import type { PlayState } from '../playState';
import type { NamedPerson } from '../publicNameOf';
import { presentAt } from '../presence';
import { begunRounds, presentIn, type Round, type RoundTerms } from '../round';
import { roundEnd } from '../roundClock';
import { formatOf, isDrawnByLot } from '../seeding';
import { completeCount } from '../table/countedRounds';
import { winnersOf } from '../winners';
import { livePagePeople, type LivePagePlayer } from './livePagePeople';
import { livePageRound, type LivePageRound } from './livePageRound';
import { livePageTable, type LivePageTable } from './livePageTable';

/** SEEN-2: all that may be seen of a play without a sign-in. */
export type LivePageView = {
  type: string;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:MM. */
  startTime: string;
  endTime: string | null;
  phase: 'before' | 'playing' | 'finished';
  /** By what the round under way is played, or the first will be. */
  terms: Pick<RoundTerms, 'scoring' | 'target' | 'minutes'>;
  /** How many rounds are planned. */
  planned: number;
  /** The one that began last. */
  current: LivePageRound | null;
  /** The next one, where it is drawn. */
  next: LivePageRound | null;
  /** Whether the pairs of the next round come from the table (DRAW-8). */
  isNextByTable: boolean;
  /** When the next round is planned to begin, ms since the epoch; null where none is under way. */
  endsAt: number | null;
  /** From the start of that round on. */
  roundMinutes: number;
  table: LivePageTable;
  /** Everybody who is shown, by name. */
  players: readonly LivePagePlayer[];
  /** Several share the first place. */
  winners: readonly string[];
};

/** What a view is made of. */
export type LivePageSource = {
  tournament: Pick<Tournament, 'tournament_type' | 'date' | 'start_time' | 'end_time'>;
  state: PlayState;
  persons: ReadonlyMap<string, NamedPerson>;
  keyOf: (entryId: string) => string;
};

/** SEEN-2: what everybody may see of a play. */
export function livePageViewOf({
  tournament,
  state,
  persons,
  keyOf,
}: LivePageSource): LivePageView {
  const { settings, rounds, outcome } = state;
  const people = livePagePeople(state, persons, keyOf);
  const begun = begunRounds(rounds);
  const running = begun.at(-1);
  const drawn = drawnNext(state, begun.length);
  const isFinished = outcome.finishedAt !== null;
  const planned = Math.max(plannedFor(state, tournament), begun.length);
  const { scoring, target, minutes } = running?.start?.terms ?? termsOf(settings);
  const winners = new Set(winnersOf(state));
  const isRunning = running !== undefined && !isFinished && completeCount(rounds) < begun.length;
  const table = livePageTable(state, people);
  return {
    type: tournament.tournament_type,
    date: tournament.date,
    startTime: tournament.start_time,
    endTime: tournament.end_time,
    phase: isFinished ? 'finished' : running ? 'playing' : 'before',
    terms: { scoring, target, minutes },
    planned: isFinished ? begun.length : planned,
    current: running ? livePageRound(running, begun.length, settings, people) : null,
    next: drawn && !isFinished ? livePageRound(drawn, begun.length + 1, settings, people) : null,
    isNextByTable: !isDrawnByLot(state, begun.length + 1, formatOf(tournament.tournament_type)),
    endsAt: isRunning ? roundEnd(running, settings) : null,
    roundMinutes: minutes + settings.changeMinutes,
    table: table.view,
    players: [...people.values()].sort((one, other) => one.name.localeCompare(other.name, 'ru')),
    // Whom the row is named after may have played no match (PLAY-14).
    winners: table.entryIds.flatMap((ids, index) =>
      ids.some((id) => winners.has(id)) ? [nameOf(table, index)] : [],
    ),
  };
}

/** The next round, where it is drawn and all of it are still there: otherwise it is drawn anew (PLAY-12). */
function drawnNext(state: PlayState, begun: number): Round | undefined {
  const drawn = state.rounds[begun];
  const present = new Set(presentAt(state, begun + 1));
  return drawn && presentIn(drawn).every((id) => present.has(id)) ? drawn : undefined;
}

const nameOf = ({ view }: ReturnType<typeof livePageTable>, index: number): string =>
  view.rows[index]!.seats.map((seat) => seat.map(({ name }) => name).join(' → ')).join(' + ');
