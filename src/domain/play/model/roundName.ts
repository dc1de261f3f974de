import { formatQuantity } from '../../lib/formatQuantity';
import { isFinal, listOrdinaryRounds, type Round } from './round';

type NamedRound = Pick<Round, 'final'>;

/** Returns «Раунд 3», «Финал» (PLAY-86). */
export const formatRoundName = (round: NamedRound, number: number): string =>
  isFinal(round) ? 'Финал' : `Раунд ${number}`;

/** Returns «раунд 3», «финал»: the same inside a sentence. */
export const formatRoundInSentence = (round: NamedRound, number: number): string =>
  formatRoundName(round, number).toLowerCase();

/** Returns «раунда 3», «финала». */
export const formatRoundInGenitive = (round: NamedRound, number: number): string =>
  isFinal(round) ? 'финала' : `раунда ${number}`;

/** Returns «Раунд 3 из 7», «Финал»; the second number is at least the round's own. */
export const formatRoundHeading = (round: NamedRound, number: number, planned: number): string =>
  isFinal(round) ? 'Финал' : `Раунд ${number} из\u00a0${Math.max(planned, number)}`;

/** Returns «7 раундов», «7 раундов и финал». */
export function formatRoundCount(rounds: readonly Round[]): string {
  const count = listOrdinaryRounds(rounds).length;
  const ordinary = formatQuantity(count, 'раунд', 'раунда', 'раундов');
  return count < rounds.length ? `${ordinary} и\u00a0финал` : ordinary;
}

/** Returns a round with its number, from 1, by its id; null when the play does not have it. */
export type RoundLookup = (roundId: string) => { round: NamedRound; number: number } | null;

export const createRoundLookup =
  (rounds: readonly Round[]): RoundLookup =>
  (roundId) => {
    const index = rounds.findIndex(({ id }) => id === roundId);
    return index < 0 ? null : { round: rounds[index]!, number: index + 1 };
  };
