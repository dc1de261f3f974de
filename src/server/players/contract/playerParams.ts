import type { PathParameter } from '../../contract/operation';
import { UUID_PATTERN } from '../../lib/uuid';
import { createProblemResponse } from '../../contract/problemSchema';
import { uuidSchema } from '../../contract/schemaParts';
import { createPlayerNotFound } from '../identity/createPlayerNotFound';

export type PlayerParams = { Params: { playerId: string } };

export const playerPathParameters: Readonly<Record<keyof PlayerParams['Params'], PathParameter>> = {
  playerId: {
    description: 'Игрок.',
    schema: uuidSchema('Игрок.'),
    notFound: {
      title: 'PlayerNotFound',
      ...createProblemResponse('Такого игрока нет, или он уже забыт.'),
    },
  },
};

/**
 * Parses a player's id in a path.
 * @throws ProblemError 404 for any other text
 */
export function requirePlayerId(text: string): string {
  if (!UUID_PATTERN.test(text)) throw createPlayerNotFound();
  return text;
}
