import type { ApiOperation } from '../contract/operation';

const EXAMPLE = 'event: list\ndata: {"tag":"W/\\"3f0b0f5e.1.27\\""}\n\n';

/** A stream of events about changes (COMFORT-60). */
export const followChanges: ApiOperation = {
  id: 'followChanges',
  tag: 'Турниры',
  summary: 'События: список, составы или игроки изменились',
  description:
    'Событие list называет ETag списка: сразу и после каждого изменения. Что изменилось, ' +
    'спрашивают у списка (A-IM: changes). События plays и players так же говорят о составах и об игроках. Строка с двоеточием раз в секунду говорит только, что связь есть. ' +
    'Через 75 секунд ответ заканчивается, и его запрашивают снова.',
  answers: {
    200: {
      description: 'События по мере того, как они происходят.',
      type: 'text/event-stream',
      schema: { type: 'string', examples: [EXAMPLE] },
    },
  },
};
