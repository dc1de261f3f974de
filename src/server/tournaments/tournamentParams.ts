import type { PathParameter } from '../contract/operation';
import { createProblemResponse } from '../contract/problemSchema';
import { idSchema, parseId } from '../lib/ids';
import { createTournamentNotFound } from './tournamentChanges';

export type TournamentParams = { Params: { id: string } };

export const tournamentPathParameters: Readonly<
  Record<keyof TournamentParams['Params'], PathParameter>
> = {
  id: {
    description: 'Номер турнира.',
    schema: idSchema,
    notFound: { title: 'TournamentNotFound', ...createProblemResponse('Такого турнира нет.') },
  },
};

/**
 * Parses a tournament's id in a path.
 * @throws ProblemError 404 for any other text
 */
export function requireTournamentId(text: string): number {
  const id = parseId(text);
  if (id === null) throw createTournamentNotFound();
  return id;
}
