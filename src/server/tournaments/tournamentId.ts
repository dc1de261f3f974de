import type { PathParameter } from '../contract/operation';
import { problemAnswer } from '../contract/problemSchema';
import { idSchema, parseId } from '../lib/ids';
import { tournamentNotFound } from './changes';

/** A path with a tournament's id in it. */
export type ById = { Params: { id: string } };

/** The same for the contract. */
export const byId: Readonly<Record<keyof ById['Params'], PathParameter>> = {
  id: {
    description: 'Номер турнира.',
    schema: idSchema,
    notFound: { title: 'TournamentNotFound', ...problemAnswer('Такого турнира нет.') },
  },
};

/**
 * A tournament's id out of a path.
 * @throws ProblemError 404 for a text that is no id
 */
export function idOf(text: string): number {
  const id = parseId(text);
  if (id === null) throw tournamentNotFound();
  return id;
}
