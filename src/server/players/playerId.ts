import type { PathParameter } from '../contract/operation';
import { UUID } from '../lib/uuid';
import { problemAnswer } from '../contract/problemSchema';
import { uuid } from '../play/schemaParts';
import { playerNotFound } from './playerNotFound';

export type ByPlayer = { Params: { playerId: string } };

export const byPlayer: Readonly<Record<keyof ByPlayer['Params'], PathParameter>> = {
  playerId: {
    description: 'Игрок.',
    schema: uuid('Игрок.'),
    notFound: {
      title: 'PlayerNotFound',
      ...problemAnswer('Такого игрока нет, или он уже забыт.'),
    },
  },
};

/**
 * A player's id out of a path.
 * @throws ProblemError 404 for a text that is no id
 */
export function playerIdOf(text: string): string {
  if (!UUID.test(text)) throw playerNotFound();
  return text;
}
