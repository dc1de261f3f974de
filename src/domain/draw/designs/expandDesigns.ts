import { listNumbersBelow, type DrawnRound } from '../base/drawnRound';
import { DESIGN_SIGNS, DESIGN_LINES } from './designLines';

/** The numbers of a round by their seats: two and two for each match. */
type Seats = readonly number[];

function shifted(number: number, modulus: number, shift: number, players: number): number {
  const block = Math.floor(number / modulus);
  const isWhole = (block + 1) * modulus <= players;
  return isWhole ? block * modulus + ((number + shift) % modulus) : number;
}

const read = (signs: string): number[] => [...signs].map((sign) => DESIGN_SIGNS.indexOf(sign));

function expand(parts: readonly string[], players: number): Seats[] {
  const [modulus, round, shifts, ...others] = parts;
  if (shifts === undefined) return [];
  const seats = read(round!);
  const own = read(shifts).map((shift) =>
    seats.map((number) => shifted(number, Number(modulus), shift, players)),
  );
  return [...own, ...expand(others, players)];
}

const toRound = (seats: Seats, names: readonly number[]): DrawnRound => {
  const name = (seat: number) => names[seats[seat]!]!;
  return {
    matches: listNumbersBelow(seats.length / 4).map((match) => ({
      court: match + 1,
      a: [name(4 * match), name(4 * match + 1)],
      b: [name(4 * match + 2), name(4 * match + 3)],
    })),
    rests: names.filter((_, number) => !seats.includes(number)).sort((one, other) => one - other),
  };
};

/**
 * The draws that the tables have for so many players and courts, each with all its rounds.
 * @param names who is which number of the table
 */
export function expandDesigns(courts: number, names: readonly number[]): DrawnRound[][] {
  const size = `${names.length}/${courts}`;
  return DESIGN_LINES.map((line) => line.split(' '))
    .filter(([lineSize]) => lineSize === size)
    .map(([, ...parts]) => expand(parts, names.length).map((seats) => toRound(seats, names)));
}
