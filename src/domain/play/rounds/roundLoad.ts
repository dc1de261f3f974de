import { countRoundRobinRounds } from '../../draw/base/pairRounds';
import { formatQuantity } from '../../lib/formatQuantity';
import type { PlayState } from '../log/playState';
import type { GameSettings, PartnerMode } from '../model/gameSettings';
import { countCourts, listDrawable } from '../roster/availability';
import { listRestGroups } from '../roster/partnerMode';
import { formatMatchesEach } from '../standings/numberTexts';

/** Numbers of players per round, while the same players are present. */
export type RoundLoad = {
  variant: PartnerMode;
  present: number;
  courts: number;
  playing: number;
  resting: number;
  /** After this number of rounds, and after each multiple of it, all have played equally often. */
  evenRounds: number;
};

const computeGcd = (one: number, other: number): number =>
  other === 0 ? one : computeGcd(other, one % other);

const computeLcm = (one: number, other: number): number => (one * other) / computeGcd(one, other);

/** @param round number of the round whose players count */
export function computeRoundLoad(state: PlayState, round: number): RoundLoad {
  const players = listDrawable(state, round);
  const present = players.length;
  const courts = countCourts(state, players);
  const playing = 4 * courts;
  const groups = listRestGroups(state, players);
  const each = playing / groups.length;
  return {
    variant: state.settings.variant,
    present,
    courts,
    playing,
    resting: present - playing,
    evenRounds:
      playing === 0
        ? 0
        : groups.map(({ length }) => length / computeGcd(length, each)).reduce(computeLcm),
  };
}

/** True when all play equally often in this number of rounds (PLAY-1). */
export const isLoadEvenAfter = ({ evenRounds }: RoundLoad, rounds: number): boolean =>
  evenRounds > 0 && rounds % evenRounds === 0;

/** Minimum number of players for a round, by partner mode. */
export const ROUND_NEEDS_TEXTS: Readonly<Record<PartnerMode, string>> = {
  changing: 'Нужны хотя бы четверо',
  mixed: 'Нужны хотя бы двое мужчин и две женщины',
  fixed: 'Нужны хотя бы две пары',
};

const NEEDED_NOW: Readonly<Record<PartnerMode, string>> = {
  changing: 'Нужны четверо',
  mixed: 'Нужны двое мужчин и две женщины',
  fixed: 'Нужны две пары',
};

/** Returns «1 мужчина», «6 мужчин». */
export const formatMen = (count: number): string =>
  formatQuantity(count, 'мужчина', 'мужчины', 'мужчин');

/** Returns «1 женщина», «6 женщин». */
export const formatWomen = (count: number): string =>
  formatQuantity(count, 'женщина', 'женщины', 'женщин');

/** Returns «1 пара», «6 пар». */
export const formatPairs = (count: number): string => formatQuantity(count, 'пара', 'пары', 'пар');

/**
 * Returns «Нужны четверо: есть 3 игрока»: the second number counts players that can be drawn (PLAY-9, PLAY-47).
 * @param round number of the round whose players count
 */
export function describePlayersNeeded(state: PlayState, round: number): string {
  const { variant } = state.settings;
  const players = listDrawable(state, round);
  const present = players.length;
  if (variant === 'fixed') return `${NEEDED_NOW.fixed}: есть ${formatPairs(present >> 1)}`;
  if (variant === 'changing')
    return `${NEEDED_NOW.changing}: есть ${formatQuantity(present, 'игрок', 'игрока', 'игроков')}`;
  // Players without «м/ж» may be present, so the number 0 would be misleading.
  if (present === 0) return NEEDED_NOW.mixed;
  const [men, women] = listRestGroups(state, players);
  return `${NEEDED_NOW.mixed}: есть ${formatMen(men!.length)} и ${formatWomen(women!.length)}`;
}

/** Returns «в составе пока 3»: the number counts players that can be drawn; others may lack «м/ж» or a partner. */
function describePresent({ variant, present }: RoundLoad): string {
  if (variant === 'changing') return `, в составе пока ${present || 'никого'}`;
  return variant === 'mixed' && present > 0 ? `, с\u00a0м/ж пока ${present}` : '';
}

const BY_STANDINGS: Readonly<Record<PartnerMode, string>> = {
  changing: 'С кем играть, решает таблица.',
  mixed: 'В каждой паре мужчина и женщина; с кем играть, решает таблица.',
  fixed: 'Против кого играть, решает таблица.',
};

const WINNERS_UP = 'победители идут на корт выше, проигравшие — на корт ниже.';

const BY_LADDER: Readonly<Record<PartnerMode, string>> = {
  changing: `После раунда ${WINNERS_UP}`,
  mixed: `В каждой паре мужчина и женщина; после раунда ${WINNERS_UP}`,
  fixed: `После раунда ${WINNERS_UP}`,
};

const formatMatches = (count: number): string => formatQuantity(count, 'матч', 'матча', 'матчей');
const formatRounds = (count: number): string => formatQuantity(count, 'раунд', 'раунда', 'раундов');

/** Numbers of one round: «Играют 8, отдыхают 3.» */
export function describeRoundLoad(load: RoundLoad): string {
  const { variant, courts, playing, resting } = load;
  if (courts === 0) return `${ROUND_NEEDS_TEXTS[variant]}${describePresent(load)}.`;
  if (resting === 0) return `Играют ${playing}, никто не отдыхает.`;
  return `Играют ${playing}, ${resting === 1 ? 'отдыхает' : 'отдыхают'} ${resting}.`;
}

/**
 * Numbers of the whole play: «Играют 8, отдыхают 3. У каждого 5 или 6 матчей; за 11 раундов все сыграют поровну.»
 * (PLAY-1)
 */
export function describePlayLoad(load: RoundLoad, rounds: number): string {
  const { variant, present, courts, playing, resting, evenRounds } = load;
  const who = describeRoundLoad(load);
  if (courts === 0) return who;
  if (resting === 0) return `У каждого ${formatMatches(rounds)}, никто не отдыхает.`;
  const each = (rounds * playing) / present;
  if (isLoadEvenAfter(load, rounds)) {
    const matches = variant === 'mixed' ? '' : `: ${formatMatchesEach(each, present)}`;
    return `${who} За ${formatRounds(rounds)} все сыграют поровну${matches}.`;
  }
  // Men and women rest separately, so there is no common number of matches.
  if (variant === 'mixed') return `${who} За ${formatRounds(evenRounds)} все сыграют поровну.`;
  const least = Math.floor(each);
  return `${who} У каждого ${least} или ${formatMatches(least + 1)}; за ${formatRounds(evenRounds)} все сыграют поровну.`;
}

/** Number of rounds in which every two players meet; null when no draw guarantees this (DRAW-3, PLAY-76). */
export function countMeetingRounds({ variant, present, courts }: RoundLoad): number | null {
  if (courts === 0 || variant === 'mixed') return null;
  if (variant === 'fixed') return countRoundRobinRounds(present / 2, courts);
  const over = present % 4;
  return courts === Math.floor(present / 4) && over <= 1 ? present - 1 + over : null;
}

/** A sentence for rounds from the standings or a ladder, which guarantee no meetings (DRAW-8, DRAW-30). */
export const describeMeetingsBySeating = (
  { variant }: RoundLoad,
  _rounds: number,
  { seating }: Pick<GameSettings, 'seating'>,
): string => ({ standings: BY_STANDINGS, winnersUp: BY_LADDER })[seating][variant];

/** The guaranteed meetings in rounds drawn by lot; empty without a guarantee (DRAW-3). */
export function describeMeetingsByLot(load: RoundLoad, rounds: number): string {
  if (load.variant === 'mixed') return 'В каждой паре мужчина и женщина.';
  const all = countMeetingRounds(load);
  if (all === null) return '';
  if (load.variant === 'fixed') return `Все пары сыграют друг с другом за ${formatRounds(all)}.`;
  if (rounds > all) return '';
  const met = 'с каждым в паре один раз и дважды против';
  if (rounds === all) return `Каждый сыграет ${met}.`;
  return `За ${formatRounds(all)} каждый сыграл бы ${met}.`;
}
