import { readFileSync } from 'node:fs';
import { EXIT, Failure } from '../../scripts/lib/run.mjs';

type Score = readonly [number, number];

export type Scores = { total: number; rounds: readonly (readonly Score[])[] };

const isScore = (value: unknown): value is Score =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((points) => Number.isInteger(points) && points >= 0);

const areScores = (value: unknown): value is Scores =>
  typeof value === 'object' &&
  value !== null &&
  'total' in value &&
  Number.isInteger(value.total) &&
  'rounds' in value &&
  Array.isArray(value.rounds) &&
  value.rounds.every((round) => Array.isArray(round) && round.every(isScore));

/** Reads given scores, by round and court. */
export function readScores(file: string): Scores {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`${file}: такого файла нет, или в нём не JSON.`, EXIT.usage);
  }
  if (areScores(read)) return read;
  throw new Failure(
    `${file}: нужны сумма и счета по раундам и кортам, {"total":24,"rounds":[[[14,10]]]}.`,
    EXIT.usage,
  );
}
