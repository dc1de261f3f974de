import { isSameName } from '../lib/sameName';
import { compareByTime, isTournamentPast } from '../list/splitSeason';
import type { Application, Tournament } from '../tournament/tournament';
import {
  HIT_RANK_NONE,
  getWorstRank,
  type HitRank,
  HIT_RANK_WORD_START,
  rankWord,
} from './hitRanks';
import { foldText } from '../lib/foldText';
import { createPhoneRanker } from './phoneRanker';
import { isOnSpokenDay } from './spokenDay';
import { parseSearchTerms, type SearchTerm } from './searchTerms';
import { createTopList } from './topList';

/** An applicant and the tournament. */
export type ApplicantHit = { name: string; phone: string; tournament: Tournament };

export type SearchResult = {
  /** The best matching tournaments. */
  tournaments: Tournament[];
  tournamentCount: number;
  /** The best matching players, each with one tournament; for a single player, the best tournaments of that player. */
  players: ApplicantHit[];
  playerCount: number;
  /** True when there are more players than listed. */
  hasMorePlayers: boolean;
};

type Hit = {
  rank: HitRank;
  isPast: boolean;
  tournament: Tournament;
  application: Application | null;
};

/** Maximum number of hits of each kind. */
const HITS_MAX = 8;
/** Number of tournaments after which the search pauses. */
const STEP = 256;

/**
 * Compares hits. Starts of words come before insides of words. Among equals, coming tournaments come first, nearest
 * first, then past ones, latest first (COMFORT-81, LIST-13).
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

/** Collects the best players, each once. If only one player matches, it collects that player's best tournaments. */
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

type TextFunction<Result> = (text: string) => Result;

/** Caches the result for each text. */
function memoizeByText<Result>(compute: TextFunction<Result>): TextFunction<Result> {
  const results = new Map<string, Result>();
  return (text) => {
    const stored = results.get(text);
    if (stored !== undefined) return stored;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

/** Cached per list, so that names are folded once for all keystrokes. */
const foldsByList = new WeakMap<readonly Tournament[], TextFunction<string>>();

/** The cached folding function for the names in these tournaments. */
function getMemoizedTextFold(tournaments: readonly Tournament[]): TextFunction<string> {
  const fold = foldsByList.get(tournaments) ?? memoizeByText(foldText);
  foldsByList.set(tournaments, fold);
  return fold;
}

const rankNone = (): HitRank => HIT_RANK_NONE;

const createTextRanker = (
  { word }: SearchTerm,
  fold: TextFunction<string>,
): TextFunction<HitRank> =>
  word === undefined ? rankNone : memoizeByText((text) => rankWord(fold(text), word));

const createDigitsRanker = ({ digits }: SearchTerm): TextFunction<HitRank> =>
  digits === undefined ? rankNone : createPhoneRanker(digits);

/** Ranks a tournament by one search term, found in its type, organizer, phone, day or start. */
function createTournamentRanker(
  term: SearchTerm,
  fold: TextFunction<string>,
): (tournament: Tournament) => HitRank {
  const { day, time } = term;
  const rankText = createTextRanker(term, fold);
  const rankPhone = createDigitsRanker(term);
  return ({ tournament_type, date, start_time, organizer_name, organizer_phone }) =>
    (day && isOnSpokenDay(date, day)) || start_time === time
      ? HIT_RANK_WORD_START
      : Math.min(rankText(tournament_type), rankText(organizer_name), rankPhone(organizer_phone));
}

/** Ranks an application by one search term, found in its name or phone. */
function createApplicationRanker(
  term: SearchTerm,
  fold: TextFunction<string>,
): (application: Application) => HitRank {
  const rankName = createTextRanker(term, fold);
  const rankPhone = createDigitsRanker(term);
  return ({ name, contact_phone }) => Math.min(rankName(name), rankPhone(contact_phone));
}

/**
 * Finds the tournaments and players that match all terms of a text (COMFORT-81). An empty text gives the coming
 * tournaments. Each text needs a full pass, and only folded names are cached. A long list therefore needs little memory
 * and no preparation.
 * @param today yyyy-MM-dd in the club's time zone
 * @yields the hits that are already found
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
