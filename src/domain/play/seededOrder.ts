import { mix } from './draw/random';
import { FNV_BEGINNING, fnv1a } from './textHash';

/** Compares texts by their code units: the same on every machine, whatever its language. */
export const byCodeUnits = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Ids in an order that the seed decides, whatever order they are given in. */
export const seededOrder = (ids: readonly string[], seed: number): string[] =>
  ids
    .map((id) => ({ id, hash: mix(fnv1a(id, (FNV_BEGINNING ^ seed) >>> 0)) }))
    .sort((one, other) => one.hash - other.hash || byCodeUnits(one.id, other.id))
    .map(({ id }) => id);
