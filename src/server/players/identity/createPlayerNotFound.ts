import { ProblemError } from '../../lib/problem';

export const createPlayerNotFound = () =>
  new ProblemError(404, 'Такого игрока нет, или он уже забыт.');
