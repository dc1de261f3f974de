import { formatQuantity } from '../../lib/formatQuantity';
import type { PlayState } from '../log/playState';
import { isAway, type Entry } from '../model/entry';
import type { PartnerMode } from '../model/gameSettings';
import { findFinal, listStartedRounds } from '../model/round';
import { formatNameList } from '../people/formatNameList';
import { formatFullName } from '../people/names';
import { isAvailable, listDrawable } from '../roster/availability';
import { listRestGroups } from '../roster/partnerMode';
import { listWithStatus } from '../roster/roster';
import { listUnpairedEntries } from '../roster/unpairedTexts';
import {
  computeRoundLoad,
  formatMen,
  formatPairs,
  formatWomen,
  ROUND_NEEDS_TEXTS,
  type RoundLoad,
} from './roundLoad';

const listed = new Intl.ListFormat('ru');

/** Number of players on one court. */
const FOUR = 4;
const RESTING = ['', 'один отдыхает', 'двое отдыхают', 'трое отдыхают'];

/** Returns « на 2 кортах», if more players could play on more courts. */
const formatFewCourts = (courts: number, possible: number): string =>
  courts < possible ? ` на ${formatQuantity(courts, 'корте', 'кортах', 'кортах')}` : '';

function describeRests({ present, courts, resting }: RoundLoad): string {
  const few = formatFewCourts(courts, Math.floor(present / FOUR));
  return few
    ? `${present}${few}: в каждом раунде отдыхают ${resting}`
    : `${present} не делится на ${FOUR}: в каждом раунде ${RESTING[resting]!}`;
}

/** Explains the rests in микст: unequal or odd numbers of men and women, or too few courts (PLAY-47). */
function describeMixedRests(
  men: number,
  women: number,
  { courts, resting: total }: RoundLoad,
): string {
  const few = formatFewCourts(courts, Math.min(men >> 1, women >> 1));
  const resting = [men - 2 * courts, women - 2 * courts] as const;
  const who = [
    resting[0] > 0 && formatMen(resting[0]),
    resting[1] > 0 && formatWomen(resting[1]),
  ].filter((one) => one !== false);
  const verb = total === 1 ? 'отдыхает' : 'отдыхают';
  return `${formatMen(men)} и ${formatWomen(women)}${few}: в каждом раунде ${verb} ${listed.format(who)}`;
}

/** Explains the resting pairs: an odd number of pairs, or too few courts (PLAY-47). */
function describePairRests({ present, courts, resting }: RoundLoad): string {
  const pairs = present >> 1;
  const few = formatFewCourts(courts, pairs >> 1);
  const who = resting === 2 ? 'одна отдыхает' : `отдыхают ${resting >> 1}`;
  return `${formatPairs(pairs)}${few}: в каждом раунде ${who}`;
}

const LACKING = ['', 'Нужен ещё один', 'Нужны ещё двое', 'Нужны ещё трое', 'Нужны четверо'];

/** Names the players without «м/ж» or a partner, who cannot be drawn (PLAY-47). */
const describeUnpaired = (unpaired: readonly Entry[], playing: number, variant: PartnerMode) =>
  variant === 'fixed'
    ? `Без пары: ${formatNameList(unpaired.map(formatFullName))}`
    : `м/ж не указано: ${unpaired.length} из ${playing}`;

/**
 * `unpaired`: some players cannot be drawn; `lacking`: no round can be drawn; `rests`: some players rest in each round.
 */
type LoadWarning = { kind: 'unpaired' | 'lacking' | 'rests'; text: string };

/**
 * The warning about the next round's numbers of players and courts, by the rules of its draw (ROSTER-9, PLAY-47). Null
 * when all play, once there is a final, and after the end.
 * @param entries the state's entries with their persons
 */
export function findLoadWarning(state: PlayState, entries: readonly Entry[]): LoadWarning | null {
  if (state.outcome.finishedAt !== null || findFinal(state.rounds)) return null;
  const confirmed = listWithStatus(entries, 'confirmed').filter((entry) => !isAway(entry));
  const round = listStartedRounds(state.rounds).length + 1;
  const load = computeRoundLoad(state, round);
  const { variant, present } = load;
  const unpaired = listUnpairedEntries(entries, variant);
  if (unpaired.length > 0)
    return { kind: 'unpaired', text: describeUnpaired(unpaired, confirmed.length, variant) };
  const isAnyLate = confirmed.some((entry) => !isAvailable(entry, round));
  const late = isAnyLate ? ', пока не пришли опаздывающие' : '';
  if (load.courts === 0) {
    const text = variant === 'changing' ? LACKING[FOUR - present]! : ROUND_NEEDS_TEXTS[variant];
    return { kind: 'lacking', text: text + late };
  }
  if (load.resting === 0) return null;
  const [men, women] = listRestGroups(state, listDrawable(state, round));
  const describe = {
    fixed: describePairRests,
    changing: describeRests,
    mixed: () => describeMixedRests(men!.length, women!.length, load),
  }[variant];
  return { kind: 'rests', text: describe(load) + late };
}
