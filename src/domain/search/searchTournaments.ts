import { isSameName } from '../lib/sameName';
import { compareByTime, isTournamentPast } from '../list/splitSeason';
import type { Application, Tournament } from '../tournament/tournament';
import { HIT_RANK_NONE, getWorstRank, type HitRank } from './hitRanks';
import {
  getMemoizedTextFold,
  memoizeByText,
  createApplicationRanker,
  createTournamentRanker,
} from './rankers';
import { parseSearchTerms } from './searchTerms';
import { createTopList } from './topList';

/** Somebody who has applied, and the tournament that they applied for. */
export type ApplicantHit = { name: string; phone: string; tournament: Tournament };

export type SearchResult = {
  /** The best of them. */
  tournaments: Tournament[];
  tournamentCount: number;
  /** The best players, each with one tournament; or the best tournaments of the only player. */
  players: ApplicantHit[];
  playerCount: number;
  /** Whether there are more players than these. */
  hasMorePlayers: boolean;
};

type Hit = {
  rank: HitRank;
  isPast: boolean;
  tournament: Tournament;
  application: Application | null;
};

/** How many of each are found at most. */
const HITS_MAX = 8;
/** After so many tournaments the search lets go for a moment. */
const STEP = 256;

/**
 * COMFORT-81: what begins words goes before what stands inside them; then come the tournaments
 * ahead, the nearest first, then those behind, the latest first (LIST-13).
 */
const compareHits = (a: Hit, b: Hit): number =>
  a.rank - b.rank ||
  Number(a.isPast) - Number(b.isPast) ||
  compareByTime(a.tournament, b.tournament) * (a.isPast ? -1 : 1);

const isSameTournament = (a: Hit, b: Hit): boolean => a.tournament === b.tournament;

const isSamePlayer = ({ application: a }: Hit, { application: b }: Hit): boolean =>
  a?.contact_phone === b?.contact_phone && isSameName(a?.name ?? '', b?.name ?? '');

const toApplicantHit = ({ application, tournament }: Hit): ApplicantHit => ({
  name: application?.name ?? '',
  phone: application?.contact_phone ?? '',
  tournament,
});

/** The best players, each once; where only one is found, the best of that player's tournaments. */
function createPlayerList() {
  const players = createTopList(HITS_MAX, compareHits, isSamePlayer);
  const tournaments = createTopList(HITS_MAX, compareHits, isSameTournament);
  let isAlone = true;
  return {
    addHit(hit: Hit) {
      players.add(hit);
      isAlone &&= players.items.every((player) => isSamePlayer(player, hit));
      if (isAlone) tournaments.add(hit);
    },
    getResult: () => ({
      players: (isAlone ? tournaments : players).items.map(toApplicantHit),
      playerCount: players.items.length,
      hasMorePlayers: players.hasMore,
    }),
  };
}

/**
 * COMFORT-81: the tournaments and the players that have all that a text asks for; the tournaments
 * ahead where it asks for nothing. It goes through all of them at each text, and keeps nothing of
 * them but folded names: a list of any length costs no memory and no time before.
 * @param today yyyy-MM-dd in the club's time zone
 * @yields what it has found so far
 */
export function* searchTournaments(
  tournaments: readonly Tournament[],
  text: string,
  today: string,
): Generator<SearchResult, SearchResult> {
  const terms = parseSearchTerms(text, today);
  const fold = getMemoizedTextFold(tournaments);
  const tournamentRankers = terms.map((term) => createTournamentRanker(term, fold));
  const playerRankers = terms.map((term) => createApplicationRanker(term, fold));
  const isAsked = terms.length > 0;
  const mayBePlayer = isAsked && terms.every(({ word, digits }) => word ?? digits);
  const isPastDay = memoizeByText((date) => isTournamentPast({ date }, today));
  const found = createTopList(HITS_MAX, compareHits, isSameTournament);
  const players = createPlayerList();
  let tournamentCount = 0;

  const getResult = (): SearchResult => ({
    tournaments: found.items.map(({ tournament }) => tournament),
    tournamentCount,
    ...players.getResult(),
  });

  for (const [index, tournament] of tournaments.entries()) {
    const isPast = isPastDay(tournament.date);
    const rank = isAsked || !isPast ? getWorstRank(tournamentRankers, tournament) : HIT_RANK_NONE;
    if (rank !== HIT_RANK_NONE) {
      tournamentCount += 1;
      found.add({ rank, isPast, tournament, application: null });
    }
    if (mayBePlayer) {
      for (const application of tournament.applications) {
        const playerRank = getWorstRank(playerRankers, application);
        if (playerRank !== HIT_RANK_NONE)
          players.addHit({ rank: playerRank, isPast, tournament, application });
      }
    }
    if (index % STEP === STEP - 1) yield getResult();
  }
  return getResult();
}
