import type { CalendarAddress } from '../../domain/calendar/calendarAddress';
import type { ApiOperation, JsonSchema } from '../contract/operation';
import { strictObject } from '../contract/strictObject';

const tag = 'Календарь';

const instant = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  format: 'date-time',
  description,
  examples: ['2030-06-06T09:00:00.000Z'],
});

const properties: Record<keyof CalendarAddress, JsonSchema> = {
  path: {
    type: ['string', 'null'],
    description: 'Путь файла .ics на этом сервере. Кто его знает, читает календарь без входа.',
    examples: ['/calendar/pSbX….ics'],
  },
  created_at: instant('Когда адрес создан, UTC.'),
  last_read_at: instant('Когда календарь читали в последний раз, с точностью до часа, UTC.'),
};

const address = strictObject('CalendarAddress', properties);

export const readCalendarAddress: ApiOperation = {
  id: 'readCalendarAddress',
  tag,
  summary: 'Адрес подписки',
  answers: { 200: { description: 'Адрес, или null, если его нет.', schema: address } },
};

export const openCalendarAddress: ApiOperation = {
  id: 'openCalendarAddress',
  tag,
  summary: 'Создать адрес подписки',
  description: 'Прежний адрес перестаёт действовать.',
  answers: { 201: { description: 'Новый адрес.', schema: address } },
};

export const closeCalendarAddress: ApiOperation = {
  id: 'closeCalendarAddress',
  tag,
  summary: 'Отозвать адрес подписки',
  answers: { 204: { description: 'По адресу больше ничего нет.' } },
};
