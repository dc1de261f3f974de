import type { SeatingOrder } from '../../draw/base/pairings';
import { MINUTE_MS } from '../../dates/durations';
import type { Tournament } from '../../tournament/tournament';
import { countPlannedRounds, countRoundsLeft } from '../rounds/plannedRounds';
import { getRoundTerms } from '../model/roundTerms';
import type { PlayState } from '../log/playState';
import type { PersonWithNameConsent } from '../people/playNames';
import { listDrawable } from '../roster/availability';
import { countPeople, describePlayers } from '../roster/people';
import {
  findFinal,
  listOrdinaryRounds,
  listParticipants,
  listStartedRounds,
  type Round,
  type RoundTerms,
} from '../model/round';
import { computeCourtMoves } from '../rounds/courtMoves';
import { computeRoundEnd, getChangeMinutes } from '../rounds/roundClock';
import { findFormat } from '../formats/formats';
import { findSeatingOrder } from '../rounds/findSeatingOrder';
import { countCompleteRounds } from '../standings/countedRounds';
import { listWinnerIds } from '../standings/winners';
import { createLivePagePlayers, type LivePagePlayer } from './livePagePlayers';
import { buildLivePageRound, type LivePageRound } from './livePageRound';
import { buildLivePageStandings, type LivePageStandingsView } from './livePageStandings';

/** All data of a play that the live page shows without a sign-in (SEEN-2). */
export type LivePageView = {
  type: string;
  /** Date of the tournament, yyyy-MM-dd. */
  date: string;
  /** Start of the tournament, HH:MM. */
  startTime: string;
  endTime: string | null;
  phase: 'before' | 'playing' | 'finished';
  /** Terms of the running round, or of the first one before it starts. */
  terms: Pick<RoundTerms, 'scoring' | 'unit' | 'target' | 'minutes'>;
  /** Number of planned rounds, without a final. */
  planned: number;
  /** The last started round; null before it. */
  current: LivePageRound | null;
  /** The next round; null when it is not drawn. */
  next: LivePageRound | null;
  /** The order that seats the next round (DRAW-8, DRAW-30); null for a round by lot. */
  nextFrom: SeatingOrder | null;
  /**
   * Planned start of the next round, or planned end of the last one, in ms since the epoch; null when no round is
   * running.
   */
  endsAt: number | null;
  /** Minutes from the start of the running round until `endsAt`. */
  roundMinutes: number;
  table: LivePageStandingsView;
  /** The text «12 играют»; empty when no player is shown (ROSTER-42). */
  playing: string;
  /** All shown players, sorted by name. */
  players: readonly LivePagePlayer[];
  /** Names of the winners; several when they share the first place. */
  winners: readonly string[];
};

type LivePageSource = {
  tournament: Pick<Tournament, 'tournament_type' | 'date' | 'start_time' | 'end_time'>;
  state: PlayState;
  persons: ReadonlyMap<string, PersonWithNameConsent>;
  keyOf: (entryId: string) => string;
};

/** Builds the view of a play for the live page (SEEN-2). */
export function buildLivePageView({
  tournament,
  state,
  persons,
  keyOf,
}: LivePageSource): LivePageView {
  const { settings, rounds, outcome } = state;
  const people = createLivePagePlayers(state, persons, keyOf);
  const startedRounds = listStartedRounds(rounds);
  const running = startedRounds.at(-1);
  const drawn = findDrawnNext(state, startedRounds.length);
  const isFinished = outcome.finishedAt !== null;
  const startedCount = listOrdinaryRounds(startedRounds).length;
  const planned = Math.max(countPlannedRounds(state, tournament), startedCount);
  const changeMinutes = getChangeMinutes(settings, countRoundsLeft(rounds, planned));
  const { scoring, unit, target, minutes } = running?.start?.terms ?? getRoundTerms(settings);
  const winners = new Set(listWinnerIds(state));
  const isRunning =
    running !== undefined && !isFinished && countCompleteRounds(rounds) < startedRounds.length;
  const table = buildLivePageStandings(state, people);
  const format = findFormat(tournament.tournament_type);
  const buildRound = (round: Round, number: number) => {
    const moves = computeCourtMoves(state, round, planned, format);
    return buildLivePageRound(round, number, settings, people, moves);
  };
  return {
    type: tournament.tournament_type,
    date: tournament.date,
    startTime: tournament.start_time,
    endTime: tournament.end_time,
    phase: isFinished ? 'finished' : running ? 'playing' : 'before',
    terms: { scoring, unit, target, minutes },
    planned: isFinished ? startedCount : planned,
    current: running ? buildRound(running, startedRounds.length) : null,
    next: drawn && !isFinished ? buildRound(drawn, startedRounds.length + 1) : null,
    nextFrom: findFinal(rounds)
      ? null
      : findSeatingOrder(format, settings, startedRounds.length + 1),
    endsAt: isRunning ? computeRoundEnd(running)! + changeMinutes * MINUTE_MS : null,
    roundMinutes: minutes + changeMinutes,
    table: table.view,
    playing: describePlayers(countPeople(state)),
    players: [...people.values()].sort((one, other) => one.name.localeCompare(other.name, 'ru')),
    // A row's first player may have played no match, so all names of the row are given (PLAY-14).
    winners: table.entryIds.flatMap((ids, index) =>
      ids.some((id) => winners.has(id)) ? [formatRowPlayers(table, index)] : [],
    ),
  };
}

/** The next round, if all its players are still present; otherwise it will be drawn again (PLAY-12). */
function findDrawnNext(state: PlayState, startedCount: number): Round | undefined {
  const drawn = state.rounds[startedCount];
  const present = new Set(listDrawable(state, startedCount + 1));
  return drawn && listParticipants(drawn).every((id) => present.has(id)) ? drawn : undefined;
}

const formatRowPlayers = (
  { view }: ReturnType<typeof buildLivePageStandings>,
  index: number,
): string =>
  view.rows[index]!.seats.map((seat) => seat.map(({ name }) => name).join(' → ')).join(' + ');
