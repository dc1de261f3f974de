import { tournamentNotFound } from './changes';

/** A path with a tournament's id in it. */
export type ById = { Params: { id: string } };

/**
 * An id out of a path.
 * @throws ProblemError 404 for a text that is no id
 */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw tournamentNotFound();
  return Number(text);
}
