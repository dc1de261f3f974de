import type { PlayEvent } from './events';
import type { PairFault, PlayState } from './playState';
import type { Match, Pair, Round } from './round';
import { partnerOf } from './variant';

/** PLAY-45: what is said where a change would make such a pair. */
export const PAIR_FAULT_TEXTS: Readonly<Record<PairFault, string>> = {
  withOneself: 'Играть в паре с самим собой нельзя: выберите другого игрока.',
  oneSided: 'Пару составляют двое, каждый с другим: выберите пару ещё раз.',
  sameSex:
    'В миксте каждая пара — мужчина и женщина, а в раунде есть другая. Проверьте м/ж в составе и перерисуйте раунд.',
};

export const isPairFault = (text: string): text is PairFault =>
  Object.hasOwn(PAIR_FAULT_TEXTS, text);

const pairsIn = ({ matches }: Pick<Round, 'matches'>): Pair[] =>
  matches.flatMap(({ a, b }: Match) => [a, b]);

/** PLAY-45: whether all pairs of a round may play by what the roster says now; of whom nobody has said м/ж any may. */
export function fitsVariant({ settings, entries }: PlayState, round: Round): boolean {
  if (settings.variant !== 'mixed') return true;
  return pairsIn(round).every((pair) => {
    const [one, other] = pair.map((entryId) => entries[entryId]?.sex ?? null);
    return one === null || one !== other;
  });
}

/** The rounds that a change draws or begins: those that it only brings back were judged when they were drawn. */
function roundsBy(before: PlayState, after: PlayState, events: readonly PlayEvent[]): Round[] {
  const known = new Set(before.rounds.map(({ id }) => id));
  const begun = new Set(events.flatMap((one) => (one.kind === 'roundStarted' ? one.roundId : [])));
  return after.rounds.filter(
    ({ id, start }) => begun.has(id) || (start === null && !known.has(id)),
  );
}

/**
 * PLAY-45: what is wrong with the pairs that a whole change makes; null where nothing is. Both entries of a pair
 * change one after another, so that no event can be judged alone.
 */
export function pairFault(
  before: PlayState,
  after: PlayState,
  events: readonly PlayEvent[],
): { fault: PairFault; entryId: string | null } | null {
  for (const event of events) {
    if (event.kind !== 'entryChanged' || typeof event.to.partner !== 'string') continue;
    const { entryId } = event;
    const partner = after.entries[entryId]?.partner ?? null;
    if (partner === entryId) return { fault: 'withOneself', entryId };
    if (partner !== null && partnerOf(after, entryId) === null)
      return { fault: 'oneSided', entryId };
  }
  const isFit = roundsBy(before, after, events).every((round) => fitsVariant(after, round));
  return isFit ? null : { fault: 'sameSex', entryId: null };
}
