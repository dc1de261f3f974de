import type { PlayEvent } from '../log/events';
import type { PairViolation, PlayState } from '../log/playState';
import { listPairs, type Round } from '../model/round';
import { findPartner } from './partnerMode';

/** Messages about pairs that break a rule (PLAY-45). */
export const PAIR_VIOLATION_TEXTS: Readonly<Record<PairViolation, string>> = {
  withOneself: 'Играть в паре с самим собой нельзя: выберите другого игрока.',
  oneSided: 'Пару составляют двое, каждый с другим: выберите пару ещё раз.',
  sameSex:
    'В миксте каждая пара — мужчина и женщина, а в раунде есть другая. Проверьте м/ж в составе и перерисуйте раунд.',
  torn: 'Постоянные пары играют вместе, а в раунде одна из них разбита. Проверьте пары в составе и перерисуйте раунд.',
};

export const isPairViolation = (text: string): text is PairViolation =>
  Object.hasOwn(PAIR_VIOLATION_TEXTS, text);

/**
 * True when the roster allows all pairs of a round (PLAY-45, PLAY-53). A player without м/ж may be paired with anyone.
 */
export function arePairsAllowed(state: PlayState, round: Round): boolean {
  const { settings, entries } = state;
  if (settings.variant === 'changing') return true;
  return listPairs(round).every(([one, other]) => {
    if (settings.variant === 'fixed') return findPartner(state, one) === other;
    const sex = entries[one]?.sex ?? null;
    return sex === null || sex !== (entries[other]?.sex ?? null);
  });
}

/** The rounds that a change draws or starts. */
function listDrawnOrStarted(
  before: PlayState,
  after: PlayState,
  events: readonly PlayEvent[],
): Round[] {
  const known = new Set(before.rounds.map(({ id }) => id));
  const startedIds = new Set(
    events.flatMap((one) => (one.kind === 'roundStarted' ? one.roundId : [])),
  );
  return after.rounds.filter(({ id }) => startedIds.has(id) || !known.has(id));
}

/** The rule that a chosen partner would break; null when there is none. */
export function findChosenPartnerViolation(
  entryId: string,
  partner: string | null,
  partnersOwn: string | null,
): PairViolation | null {
  if (partner === null) return null;
  if (partner === entryId) return 'withOneself';
  return partnersOwn === entryId ? null : 'oneSided';
}

/**
 * The pair rule that the state breaks after a whole change; null when there is none (PLAY-45). Single events cannot be
 * checked, because both entries of a pair change one after another. An undo restores pairs that were valid before.
 */
export function findChangedPairViolation(
  before: PlayState,
  after: PlayState,
  events: readonly PlayEvent[],
): { violation: PairViolation; entryId: string | null } | null {
  for (const event of events) {
    if (event.kind !== 'entryChanged' || typeof event.to.partner !== 'string') continue;
    const { entryId } = event;
    const partner = after.entries[entryId]?.partner ?? null;
    const violation = findChosenPartnerViolation(
      entryId,
      partner,
      after.entries[partner ?? '']?.partner ?? null,
    );
    if (violation) return { violation, entryId };
  }
  const isFit = listDrawnOrStarted(before, after, events).every((round) =>
    arePairsAllowed(after, round),
  );
  const violation = after.settings.variant === 'fixed' ? 'torn' : 'sameSex';
  return isFit ? null : { violation, entryId: null };
}
