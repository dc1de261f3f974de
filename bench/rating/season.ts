import { listNumbersBelow, type DrawnRound } from '../../src/domain/draw/base/drawnRound';
import { createRandom, shuffle, type Random } from '../../src/domain/draw/base/random';
import { drawAmericano } from '../../src/domain/draw/drawAmericano';
import type { RatedMatch } from '../../src/domain/rating/ratePlayers';
import { createProgress, drawNextRound, addScores } from '../draws/mexicano';
import { drawUniform, drawNormal, playMatch } from '../draws/skills';

const PLAYERS = 40;
const ROUNDS = 7;
const TOTAL = 24;
const COURTS_MAX = 4;
/** Shares of the tournaments that the rarest and the most frequent player attend. */
const [RARELY, OFTEN] = [0.2, 0.7];
/** Steps of the draws' search. Their quality does not matter here, so a short search suffices. */
const STEPS = 3000;

/** A club's tournaments until each player has enough matches, and the players' skills. */
export type Season = { skills: readonly number[]; matches: readonly RatedMatch[] };

const createName = (player: number): string => String(player);

function pickPlayers(often: readonly number[], random: Random): number[] {
  const come = listNumbersBelow(PLAYERS).filter((player) => drawUniform(random) < often[player]!);
  return shuffle(come, random).slice(0, 4 * COURTS_MAX + 3);
}

/** Plays a tournament with that type's draws; the two types alternate. */
function playTournament(
  come: readonly number[],
  skills: readonly number[],
  seed: number,
  random: Random,
) {
  const size = { players: come.length, courts: Math.min(COURTS_MAX, Math.floor(come.length / 4)) };
  const own = come.map((player) => skills[player]!);
  const matches: RatedMatch[] = [];
  const playRound = ({ matches: drawnMatches }: DrawnRound) =>
    drawnMatches.map((match) => {
      const [scoreA, scoreB] = playMatch(match, own, { total: TOTAL, scale: 2, random });
      const pair = ([one, other]: readonly [number, number]) =>
        [createName(come[one]!), createName(come[other]!)] as const;
      matches.push({ a: pair(match.a), b: pair(match.b), scoreA, scoreB });
      return [scoreA, scoreB] as const;
    });
  if (seed % 2 === 0) {
    for (const round of drawAmericano({ ...size, seed, rounds: ROUNDS, steps: STEPS })) {
      playRound(round);
    }
    return matches;
  }
  const progress = createProgress(come.length);
  for (let at = 0; at < ROUNDS; at += 1) {
    const rules = { ...size, seed, pairing: '1+3', avoidsRepeats: true } as const;
    const round = drawNextRound(progress, rules);
    addScores(progress, round, playRound(round), TOTAL);
  }
  return matches;
}

/**
 * Simulates a season. Skills are normally distributed. The difference of the pairs' mean skills determines the chance
 * to win a rally.
 * @param least minimum number of matches per player
 */
export function simulateSeason(seed: number, least: number): Season {
  const random = createRandom(seed);
  const skills = listNumbersBelow(PLAYERS).map(() => drawNormal(random));
  const often = listNumbersBelow(PLAYERS).map(
    () => RARELY + (OFTEN - RARELY) * drawUniform(random),
  );
  const played = listNumbersBelow(PLAYERS).map(() => 0);
  const matches: RatedMatch[] = [];
  for (let at = 0; Math.min(...played) < least; at += 1) {
    const come = pickPlayers(often, random);
    if (come.length < 4) continue;
    for (const match of playTournament(come, skills, 1000 * seed + at, random)) {
      matches.push(match);
      for (const player of [...match.a, ...match.b]) played[Number(player)]! += 1;
    }
  }
  return { skills, matches };
}
