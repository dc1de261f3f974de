import { TRASH_DAYS } from '../../domain/editing/history';
import type { ApiOperation } from '../contract/operation';
import { ifMatchParameter, createTournamentResponseSpec, conflictResponses } from './operations';
import {
  tournamentHistoryResponseSchema,
  trashCountResponseSchema,
  trashedTournamentResponseSchema,
} from './responseSchemas';
import { tournamentPathParameters } from './tournamentParams';

const tag = 'Корзина и история';

export const listTrash: ApiOperation = {
  id: 'listTrash',
  tag,
  summary: 'Корзина',
  description: `Удалённые за последние ${TRASH_DAYS} дней, последний удалённый — первым.`,
  answers: {
    200: {
      description: 'Турниры в корзине.',
      schema: { type: 'array', items: trashedTournamentResponseSchema },
    },
  },
};

export const countTrash: ApiOperation = {
  id: 'countTrash',
  tag,
  summary: 'Сколько турниров в корзине',
  answers: { 200: { description: 'Их число.', schema: trashCountResponseSchema } },
};

export const restoreTournament: ApiOperation = {
  id: 'restoreTournament',
  tag,
  summary: 'Восстановить турнир из корзины',
  parameters: tournamentPathParameters,
  headers: [ifMatchParameter],
  answers: { 200: createTournamentResponseSpec('Турнир снова в списке.'), ...conflictResponses },
};

export const readHistory: ApiOperation = {
  id: 'readHistory',
  tag,
  summary: 'История турнира',
  parameters: tournamentPathParameters,
  description: 'Отвечает и за турнир в корзине, и за удалённый навсегда.',
  answers: {
    200: { description: 'Записи, новые — первыми.', schema: tournamentHistoryResponseSchema },
  },
};
