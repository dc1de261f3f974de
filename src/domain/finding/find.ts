import { foldText } from '../foldText';
import { byTime, isPastOn } from '../season';
import type { Application, Tournament } from '../tournament';
import { bestOf } from './best';
import { folderOf, once, playerRank, tournamentRank } from './matching';
import { NOWHERE, worstOf, type Rank } from './ranks';
import { termsOf } from './terms';

/** Somebody who has applied, and the tournament that they applied for. */
export type Player = { name: string; phone: string; tournament: Tournament };

export type Found = {
  /** The best of them. */
  tournaments: Tournament[];
  tournamentCount: number;
  /** The best players, each with one tournament; or the best tournaments of the only player. */
  players: Player[];
  playerCount: number;
  /** Whether there are more players than these. */
  hasMorePlayers: boolean;
};

type Hit = { rank: Rank; isPast: boolean; tournament: Tournament; application: Application | null };

/** How many of each are found at most. */
export const MOST = 8;
/** After so many tournaments the search lets go for a moment. */
const STEP = 256;

/**
 * COMFORT-81: what begins words goes before what stands inside them; then come the tournaments
 * ahead, the nearest first, then those behind, the latest first (LIST-13).
 */
const compareHits = (a: Hit, b: Hit): number =>
  a.rank - b.rank ||
  Number(a.isPast) - Number(b.isPast) ||
  byTime(a.tournament, b.tournament) * (a.isPast ? -1 : 1);

const isSameTournament = (a: Hit, b: Hit): boolean => a.tournament === b.tournament;

const isSamePlayer = ({ application: a }: Hit, { application: b }: Hit): boolean =>
  a?.contact_phone === b?.contact_phone && foldText(a?.name ?? '') === foldText(b?.name ?? '');

const playerOf = ({ application, tournament }: Hit): Player => ({
  name: application?.name ?? '',
  phone: application?.contact_phone ?? '',
  tournament,
});

/** The best players, each once; where only one is found, the best of that player's tournaments. */
function bestPlayers() {
  const players = bestOf(MOST, compareHits, isSamePlayer);
  const places = bestOf(MOST, compareHits, isSameTournament);
  let isAlone = true;
  return {
    offer(hit: Hit) {
      players.offer(hit);
      isAlone &&= players.items.every((player) => isSamePlayer(player, hit));
      if (isAlone) places.offer(hit);
    },
    result: () => ({
      players: (isAlone ? places : players).items.map(playerOf),
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
export function* find(
  tournaments: readonly Tournament[],
  text: string,
  today: string,
): Generator<Found, Found> {
  const terms = termsOf(text, today);
  const fold = folderOf(tournaments);
  const inTournament = terms.map((term) => tournamentRank(term, fold));
  const inPlayer = terms.map((term) => playerRank(term, fold));
  const isAsked = terms.length > 0;
  const mayBePlayer = isAsked && terms.every(({ word, digits }) => word ?? digits);
  const isPastDay = once((date) => isPastOn({ date }, today));
  const found = bestOf(MOST, compareHits, isSameTournament);
  const players = bestPlayers();
  let tournamentCount = 0;

  const result = (): Found => ({
    tournaments: found.items.map(({ tournament }) => tournament),
    tournamentCount,
    ...players.result(),
  });

  for (const [index, tournament] of tournaments.entries()) {
    const isPast = isPastDay(tournament.date);
    const rank = isAsked || !isPast ? worstOf(inTournament, tournament) : NOWHERE;
    if (rank !== NOWHERE) {
      tournamentCount += 1;
      found.offer({ rank, isPast, tournament, application: null });
    }
    if (mayBePlayer) {
      for (const application of tournament.applications) {
        const fits = worstOf(inPlayer, application);
        if (fits !== NOWHERE) players.offer({ rank: fits, isPast, tournament, application });
      }
    }
    if (index % STEP === STEP - 1) yield result();
  }
  return result();
}
