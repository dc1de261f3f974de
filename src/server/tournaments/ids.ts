import { tournamentNotFound } from './changes';

/** A path with a tournament's id in it. */
export type ById = { Params: { id: string } };

const ID = /^[1-9]\d{0,14}$/;

/** The same as a schema. */
export const idSchema = { type: 'integer', minimum: 1, maximum: 10 ** 15 - 1, examples: [42] };

/**
 * An id out of a path.
 * @throws ProblemError 404 for a text that is no id
 */
export function idOf(text: string): number {
  if (!ID.test(text)) throw tournamentNotFound();
  return Number(text);
}
