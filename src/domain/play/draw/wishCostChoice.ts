import { countBrokenWishes } from '../../draw/base/wishes';
import { describeFairness } from '../../draw/fairness/describeFairness';
import { computeFairness } from '../../draw/fairness/fairness';
import type { PlayState } from '../log/playState';
import { listMatchPlayers, type Round } from '../model/round';
import { createDrawEvent, type DrawPlan } from './drawEvents';

/** One sentence about the fairness of the rounds. */
function describeEvenness(state: PlayState, rounds: readonly Round[]): string {
  const all = rounds.flatMap(({ matches }) => matches.flatMap(listMatchPlayers));
  const numbers = new Map([...new Set(all)].map((entryId, number) => [entryId, number]));
  const toNumbers = (ids: readonly [string, string]) =>
    [numbers.get(ids[0])!, numbers.get(ids[1])!] as const;
  const drawn = rounds.map(({ matches }) => ({
    matches: matches.map(({ court, a, b }) => ({ court, a: toNumbers(a), b: toNumbers(b) })),
    rests: [],
  }));
  const sexes = [...numbers.keys()].map((entryId) => state.entries[entryId]!.sex ?? 'm');
  const isMixed = state.settings.variant === 'mixed';
  return describeFairness(computeFairness(drawn, numbers.size, isMixed ? sexes : null));
}

/** The two options, each with a sentence and its number of broken wishes. */
export type WishCostChoice = Readonly<Record<'even' | 'kept', { text: string; broken: number }>>;

/**
 * Compares a draw that keeps wishes to one that is as even as possible, or to the rounds that are drawn already
 * (DRAW-27). A round changed by hand is not drawn anew unless asked, so it leaves no choice (PLAY-84).
 * @param state of a play before its first round
 * @returns null when there is no choice
 */
export function computeCostOfKeepingWishes(
  state: PlayState,
  plan: DrawPlan,
): WishCostChoice | null {
  const { wishes = [], format } = plan.context;
  const { rounds, settings } = state;
  if (!format.canPreferWishes || wishes.length === 0 || settings.prefersWishes) return null;
  if (rounds.some(({ isManual }) => isManual)) return null;
  const count = (to: readonly Round[]) => ({ to, broken: countBrokenWishes(to, wishes) });
  const drawWithPreference = (prefersWishes: boolean) =>
    count(createDrawEvent({ ...state, settings: { ...settings, prefersWishes } }, plan).to);
  const even = drawWithPreference(false);
  if (even.broken === 0) return null;
  const withoutWishes = rounds.length > 0 ? count(rounds) : even;
  const withWishes = drawWithPreference(true);
  if (withWishes.broken >= withoutWishes.broken) return null;
  return {
    even: { text: describeEvenness(state, withoutWishes.to), broken: withoutWishes.broken },
    kept: { text: describeEvenness(state, withWishes.to), broken: withWishes.broken },
  };
}
