import { countRoundRobinRounds } from '../../draw/base/pairRounds';
import { formatQuantity } from '../../lib/formatQuantity';
import type { PlayState } from '../log/playState';
import { PLAYERS_MIN, type PartnerMode } from '../model/gameSettings';
import { countCourts, listDrawable } from '../roster/availability';
import { listRestGroups } from '../roster/partnerMode';
import { formatMatchesEach } from '../standings/numberTexts';

/** Who plays and who rests in each round while as many are there. */
export type RoundLoad = {
  variant: PartnerMode;
  present: number;
  courts: number;
  playing: number;
  resting: number;
  /** After so many rounds, and each time after as many more, all have played equally often. */
  evenRounds: number;
};

const computeGcd = (one: number, other: number): number =>
  other === 0 ? one : computeGcd(other, one % other);

const computeLcm = (one: number, other: number): number => (one * other) / computeGcd(one, other);

/** @param round the one from which on those who are there are counted */
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

/** PLAY-1: whether all play equally often in so many rounds. */
export const isLoadEvenAfter = ({ evenRounds }: RoundLoad, rounds: number): boolean =>
  evenRounds > 0 && rounds % evenRounds === 0;

/** What a round needs at least. */
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

/** PLAY-9, PLAY-47: «Нужны четверо: есть 3 игрока», by how many are there who can be drawn. */
export function describePlayersNeeded(variant: PartnerMode, present: number): string {
  if (variant === 'fixed') {
    return `${NEEDED_NOW.fixed}: есть ${formatQuantity(present >> 1, 'пара', 'пары', 'пар')}`;
  }
  // Many may be there of whom none has «м/ж».
  if (variant === 'mixed' && present === 0) return NEEDED_NOW.mixed;
  return `${NEEDED_NOW[variant]}: есть ${formatQuantity(present, 'игрок', 'игрока', 'игроков')}`;
}

/** «в составе пока 3»: those who can be drawn, where others may only lack «м/ж» or a partner. */
function describePresent({ variant, present }: RoundLoad): string {
  if (variant === 'changing') return `, в составе пока ${present || 'никого'}`;
  return variant === 'mixed' && present > 0 ? `, с\u00a0м/ж пока ${present}` : '';
}

const BY_TABLE: Readonly<Record<PartnerMode, string>> = {
  changing: 'С кем играть, решает таблица.',
  mixed: 'В каждой паре мужчина и женщина; с кем играть, решает таблица.',
  fixed: 'Против кого играть, решает таблица.',
};

const formatMatches = (count: number): string => formatQuantity(count, 'матч', 'матча', 'матчей');
const formatRounds = (count: number): string => formatQuantity(count, 'раунд', 'раунда', 'раундов');

/** «Играют 8, отдыхают 3.»: of one round. */
export function describeRoundLoad(load: RoundLoad): string {
  const { variant, courts, playing, resting } = load;
  if (courts === 0) return `${ROUND_NEEDS_TEXTS[variant]}${describePresent(load)}.`;
  if (resting === 0) return `Играют ${playing}, никто не отдыхает.`;
  return `Играют ${playing}, ${resting === 1 ? 'отдыхает' : 'отдыхают'} ${resting}.`;
}

/** PLAY-1: «Играют 8, отдыхают 3. У каждого 5 или 6 матчей; за 11 раундов все сыграют поровну.» */
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
  // Men and women rest apart.
  if (variant === 'mixed') return `${who} За ${formatRounds(evenRounds)} все сыграют поровну.`;
  const least = Math.floor(each);
  return `${who} У каждого ${least} или ${formatMatches(least + 1)}; за ${formatRounds(evenRounds)} все сыграют поровну.`;
}

/** How many rounds the draw has in which each is everybody's partner once; null where there is none. */
function countWholeRounds({ present, courts }: RoundLoad): number | null {
  if (present < PLAYERS_MIN || courts !== Math.floor(present / 4)) return null;
  const over = present % 4;
  return over > 1 ? null : present - 1 + over;
}

/** DRAW-8: of rounds that follow from the standings no meetings can be promised. */
export const describeMeetingsByTable = ({ variant }: RoundLoad): string => BY_TABLE[variant];

/** DRAW-3: whom everybody meets in rounds that are drawn by lot; empty where nothing can be promised. */
export function describeMeetingsByLot(load: RoundLoad, rounds: number): string {
  const { variant, present, courts } = load;
  if (variant === 'mixed') return 'В каждой паре мужчина и женщина.';
  if (variant === 'fixed') {
    if (courts === 0) return '';
    const all = countRoundRobinRounds(present / 2, courts);
    return `Все пары сыграют друг с другом за ${formatRounds(all)}.`;
  }
  const whole = countWholeRounds(load);
  if (whole === null || rounds > whole) return '';
  const all = 'с каждым в паре один раз и дважды против';
  if (rounds === whole) return `Каждый сыграет ${all}.`;
  return `За ${formatRounds(whole)} каждый сыграл бы ${all}.`;
}
