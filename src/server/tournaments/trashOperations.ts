import { TRASH_DAYS } from '../../domain/history';
import type { ApiOperation } from '../contract/operation';
import { historyAnswer, trashCountAnswer, trashedAnswer } from './answerContract';
import { ifMatch, oneTournament, staleAnswers } from './operations';
import { byId } from './tournamentId';

const tag = 'Корзина и история';

export const listTrash: ApiOperation = {
  id: 'listTrash',
  tag,
  summary: 'Корзина',
  description: `Удалённые за последние ${TRASH_DAYS} дней, последний удалённый — первым.`,
  answers: {
    200: { description: 'Турниры в корзине.', schema: { type: 'array', items: trashedAnswer } },
  },
};

export const countTrash: ApiOperation = {
  id: 'countTrash',
  tag,
  summary: 'Сколько турниров в корзине',
  answers: { 200: { description: 'Их число.', schema: trashCountAnswer } },
};

export const restoreTournament: ApiOperation = {
  id: 'restoreTournament',
  tag,
  summary: 'Восстановить турнир из корзины',
  parameters: byId,
  headers: [ifMatch],
  answers: { 200: oneTournament('Турнир снова в списке.'), ...staleAnswers },
};

export const readHistory: ApiOperation = {
  id: 'readHistory',
  tag,
  summary: 'История турнира',
  parameters: byId,
  description: 'Отвечает и за турнир в корзине, и за удалённый насовсем.',
  answers: { 200: { description: 'Записи, новые — первыми.', schema: historyAnswer } },
};
