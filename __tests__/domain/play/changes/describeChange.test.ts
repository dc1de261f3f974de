import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import { findPlayConflicts } from '../../../../src/domain/play/changes/playConflicts';
import type { EntryChangedEvent, PlayEvent } from '../../../../src/domain/play/log/events';
import { invertEvents } from '../../../../src/domain/play/log/eventRegistry';
import { createPlayState, createConfirmedState } from '../support/entries';

const NAMES: Record<string, string> = { m: 'Мария Орлова', o: 'Олег Белов', a: 'Анна Ким' };
const toPlain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const describeEvents = (events: readonly PlayEvent[], undoes: string | null = null) =>
  describeChange({ events, undoes }, (id) => NAMES[id]!).map(toPlain);
const createChanged = (
  entryId: string,
  from: EntryChangedEvent['from'],
  to: EntryChangedEvent['to'],
): EntryChangedEvent => ({ kind: 'entryChanged', entryId, from, to });

const withdrawal = [
  createChanged('m', { status: 'confirmed', rank: 'a0' }, { status: 'withdrawn', rank: 'a1' }),
  createChanged(
    'o',
    { status: 'waiting', rank: 'a0', needsNotice: false },
    { status: 'confirmed', rank: 'a5', needsNotice: true },
  ),
];

test('ROSTER-14: a withdrawal names the player who got the spot', () => {
  expect(describeEvents(withdrawal)).toEqual([
    'Мария Орлова: основной состав → отказ игрока',
    'Место перешло: Олег Белов',
  ]);
  expect(describeEvents(invertEvents(withdrawal), 'that')).toEqual([
    'Отмена',
    'Олег Белов: основной состав → лист ожидания',
    'Мария Орлова: отказ игрока → основной состав',
  ]);
});

test.each<[string, PlayEvent]>([
  [
    'Мария Орлова: опаздывает, играет с 3-го раунда',
    createChanged('m', { attendance: null, fromRound: null }, { attendance: 'late', fromRound: 3 }),
  ],
  [
    'Мария Орлова: новая запись, лист ожидания',
    { kind: 'entryAdded', entryId: 'm', state: createConfirmedState({ status: 'waiting' }) },
  ],
  ['Мария Орлова: данные исправлены', { kind: 'personCorrected', entryId: 'm' }],
  ['Мария Орлова: другое место в списке', createChanged('m', { rank: 'a0' }, { rank: 'a2' })],
  ['Мария Орлова: пришёл', createChanged('m', { attendance: null }, { attendance: 'arrived' })],
  ['Мария Орлова: без отметки', createChanged('m', { attendance: 'late' }, { attendance: null })],
  [
    'Мария Орлова: оплата: наличные, 1 500 ₽',
    createChanged('m', { payment: null, paid: 0 }, { payment: 'cash', paid: 1500 }),
  ],
  ['Мария Орлова: оплата: бесплатно', createChanged('m', { payment: null }, { payment: 'free' })],
  [
    'Мария Орлова: не оплачено',
    createChanged('m', { payment: 'cash', paid: 1500 }, { payment: null, paid: 0 }),
  ],
  ['Мария Орлова: оплачено 1 000 ₽', createChanged('m', { paid: 1500 }, { paid: 1000 })],
  ['Мария Орлова: взнос турнира → взнос 1 000 ₽', createChanged('m', { fee: null }, { fee: 1000 })],
  ['Мария Орлова: возвращено', createChanged('m', { isRefunded: false }, { isRefunded: true })],
  ['Мария Орлова: сообщили', createChanged('m', { needsNotice: true }, { needsNotice: false })],
  [
    'Вместимость: 16 → без ограничения',
    { kind: 'settingsChanged', from: { capacity: 16 }, to: { capacity: null } },
  ],
  [
    'Место переходит само: за 3 часа до начала → до начала',
    { kind: 'settingsChanged', from: { handOverHours: 3 }, to: { handOverHours: 0 } },
  ],
  [
    'Запись: открыта → закрыта',
    { kind: 'settingsChanged', from: { isSignUpClosed: false }, to: { isSignUpClosed: true } },
  ],
])('ROSTER-14: «%s»', (sentence, event) => {
  expect(describeEvents([event])).toEqual([sentence]);
});

test('ROSTER-14: a change that is the same for several entries is described once', () => {
  const createArrived = (id: string) =>
    createChanged(id, { attendance: null }, { attendance: 'arrived' });
  expect(describeEvents([createArrived('m'), createArrived('o'), createArrived('a')])).toEqual([
    'Мария Орлова, Олег Белов, Анна Ким: пришёл',
  ]);
});

describe('the conflicts of a refused change', () => {
  const play = createPlayState(
    {
      m: { attendance: 'arrived', payment: 'transfer', paid: 1500, fee: 1500 },
      o: { status: 'withdrawn', rank: 'a7' },
      a: { status: 'removed' },
    },
    { capacity: 12 },
  );
  test.each<[string, PlayEvent]>([
    [
      'Сейчас: пришёл; у вас: не пришёл',
      createChanged('m', { attendance: null }, { attendance: 'absent' }),
    ],
    [
      'Сейчас: перевод, 1 500 ₽; у вас: наличные, 1 000 ₽',
      createChanged('m', { payment: null, paid: 0 }, { payment: 'cash', paid: 1000 }),
    ],
    [
      'Сейчас: взнос 1 500 ₽; у вас: взнос турнира',
      createChanged('m', { fee: 1000 }, { fee: null }),
    ],
    [
      'Сейчас: отказ игрока; у вас: основной состав',
      createChanged('o', { status: 'waiting', rank: 'a0' }, { status: 'confirmed', rank: 'a3' }),
    ],
    [
      'Место в списке изменили на другом устройстве',
      createChanged('o', { rank: 'a0' }, { rank: 'a3' }),
    ],
    [
      'Сейчас: удалено из состава',
      createChanged('a', { attendance: null }, { attendance: 'late' }),
    ],
    [
      'Такой записи в составе нет',
      createChanged('x', { attendance: null }, { attendance: 'late' }),
    ],
    [
      'Вместимость. Сейчас: 12; у вас: 20',
      { kind: 'settingsChanged', from: { capacity: 16 }, to: { capacity: 20 } },
    ],
  ])('ROSTER-15: «%s»', (text, event) => {
    const said = findPlayConflicts([event], play).map(({ place = '', text: now }) => [place, now]);
    expect(said.map((parts) => toPlain(parts.filter(Boolean).join('. ')))).toEqual([text]);
  });

  test('ROSTER-15: no conflict is named where both say the same, and for a change that fits', () => {
    const events = [
      createChanged('m', { attendance: null }, { attendance: 'arrived' }),
      createChanged('m', { needsNotice: false }, { needsNotice: true }),
    ];
    expect(findPlayConflicts(events, play)).toEqual([]);
  });
});
