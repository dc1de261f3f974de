import { listNumbersBelow, type DrawnRound } from '../base/drawnRound';
import { DESIGN_SIGNS, DESIGN_LINES } from './designLines';

/** The numbers of a round by seat; each match has two and two. */
type Seats = readonly number[];

function shiftNumber(number: number, modulus: number, shift: number, players: number): number {
  const block = Math.floor(number / modulus);
  const isWhole = (block + 1) * modulus <= players;
  return isWhole ? block * modulus + ((number + shift) % modulus) : number;
}

const parseSigns = (signs: string): number[] =>
  [...signs].map((sign) => DESIGN_SIGNS.indexOf(sign));

function expand(parts: readonly string[], players: number): Seats[] {
  const [modulus, round, shifts, ...others] = parts;
  if (shifts === undefined) return [];
  const seats = parseSigns(round!);
  const own = parseSigns(shifts).map((shift) =>
    seats.map((number) => shiftNumber(number, Number(modulus), shift, players)),
  );
  return [...own, ...expand(others, players)];
}

const toRound = (seats: Seats, numbers: readonly number[]): DrawnRound => {
  const getPlayer = (seat: number) => numbers[seats[seat]!]!;
  return {
    matches: listNumbersBelow(seats.length / 4).map((match) => ({
      court: match + 1,
      a: [getPlayer(4 * match), getPlayer(4 * match + 1)],
      b: [getPlayer(4 * match + 2), getPlayer(4 * match + 3)],
    })),
    rests: numbers.filter((_, number) => !seats.includes(number)).sort((one, other) => one - other),
  };
};

/**
 * All designs for this number of players and courts, each with all its rounds.
 * @param numbers the draw numbers, by number in the design
 */
export function expandDesigns(courts: number, numbers: readonly number[]): DrawnRound[][] {
  const size = `${numbers.length}/${courts}`;
  return DESIGN_LINES.map((line) => line.split(' '))
    .filter(([lineSize]) => lineSize === size)
    .map(([, ...parts]) => expand(parts, numbers.length).map((seats) => toRound(seats, numbers)));
}
