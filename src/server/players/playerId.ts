import type { PathParameter } from '../contract/operation';
import { problemAnswer } from '../contract/problemSchema';
import { uuid } from '../play/schemaParts';

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
