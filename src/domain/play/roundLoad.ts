import { plural } from '../plural';
import { PLAYERS_MIN } from './gameSettings';
import type { PlayState } from './playState';
import { courtsOf, presentAt } from './presence';
import type { PlayFormat } from './seeding';
import { eachMatches } from './table/numberTexts';

/** Who plays and who rests in each round while as many are there. */
export type RoundLoad = {
  present: number;
  courts: number;
  playing: number;
  resting: number;
  /** After so many rounds, and each time after as many more, all have played equally often. */
  evenRounds: number;
};

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** @param round the one from which on those who are there are counted */
export function roundLoad(state: PlayState, round: number): RoundLoad {
  const present = presentAt(state, round).length;
  const courts = courtsOf(state, present);
  const playing = 4 * courts;
  return {
    present,
    courts,
    playing,
    resting: present - playing,
    evenRounds: playing === 0 ? 0 : present / gcd(present, playing),
  };
}

/** PLAY-1: whether all play equally often in so many rounds. */
export const isEven = ({ evenRounds }: RoundLoad, rounds: number): boolean =>
  evenRounds > 0 && rounds % evenRounds === 0;

const matchesText = (count: number): string => plural(count, 'матч', 'матча', 'матчей');
const roundsText = (count: number): string => plural(count, 'раунд', 'раунда', 'раундов');

/** PLAY-1: «Играют 8, отдыхают 3. У каждого 5 или 6 матчей; за 11 раундов все сыграют поровну.» */
export function loadText(load: RoundLoad, rounds: number): string {
  const { present, playing, resting, evenRounds } = load;
  if (present < PLAYERS_MIN) {
    return `Нужны хотя бы четверо, в составе ${present === 0 ? 'пока никого' : `пока ${present}`}.`;
  }
  if (resting === 0) return `У каждого ${matchesText(rounds)}, никто не отдыхает.`;
  const who = `Играют ${playing}, ${resting === 1 ? 'отдыхает' : 'отдыхают'} ${resting}.`;
  const each = (rounds * playing) / present;
  if (isEven(load, rounds)) {
    return `${who} За ${roundsText(rounds)} все сыграют поровну: ${eachMatches(each)}.`;
  }
  const least = Math.floor(each);
  return `${who} У каждого ${least} или ${matchesText(least + 1)}; за ${roundsText(evenRounds)} все сыграют поровну.`;
}

/** How many rounds the draw has in which each is everybody's partner once; null where there is none. */
function wholeRounds({ present, courts }: RoundLoad): number | null {
  if (present < PLAYERS_MIN || courts !== Math.floor(present / 4)) return null;
  const over = present % 4;
  return over > 1 ? null : present - 1 + over;
}

/** DRAW-3: what the draw comes to beside that; empty where nothing can be promised. */
export function meetingsText(load: RoundLoad, rounds: number, format: PlayFormat): string {
  if (format === 'mexicano') return 'С кем играть, решает таблица.';
  const whole = wholeRounds(load);
  if (whole === null || rounds > whole) return '';
  const all = 'с каждым в паре один раз и дважды против';
  if (rounds === whole) return `Каждый сыграет ${all}.`;
  return `За ${roundsText(whole)} каждый сыграл бы ${all}.`;
}
