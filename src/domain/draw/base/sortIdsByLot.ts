import { FNV_OFFSET_BASIS, hashFnv1a } from './hashText';
import { mixBits } from './random';

/** Compares texts by code units, which gives the same order on every machine and in any language. */
export const compareCodeUnits = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Orders ids by the seed, regardless of their original order. */
export const sortIdsByLot = (ids: readonly string[], seed: number): string[] =>
  ids
    .map((id) => ({ id, hash: mixBits(hashFnv1a(id, (FNV_OFFSET_BASIS ^ seed) >>> 0)) }))
    .sort((one, other) => one.hash - other.hash || compareCodeUnits(one.id, other.id))
    .map(({ id }) => id);
