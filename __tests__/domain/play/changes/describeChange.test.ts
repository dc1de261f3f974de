import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import { findPlayConflicts } from '../../../../src/domain/play/changes/playConflicts';
import type { EntryChanged, PlayEvent } from '../../../../src/domain/play/log/events';
import { invertEvents } from '../../../../src/domain/play/log/events';
import { aPlay, aState } from '../support/entries';

const NAMES: Record<string, string> = { m: 'Мария Орлова', o: 'Олег Белов', a: 'Анна Ким' };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const described = (events: readonly PlayEvent[], undoes: string | null = null) =>
  describeChange({ events, undoes }, (id) => NAMES[id]!).map(plain);
const changed = (
  entryId: string,
  from: EntryChanged['from'],
  to: EntryChanged['to'],
): EntryChanged => ({ kind: 'entryChanged', entryId, from, to });

const withdrawal = [
  changed('m', { status: 'confirmed', rank: 'a0' }, { status: 'withdrawn', rank: 'a1' }),
  changed(
    'o',
    { status: 'waiting', rank: 'a0', needsNotice: false },
    { status: 'confirmed', rank: 'a5', needsNotice: true },
  ),
];

test('ROSTER-14: a withdrawal, and whom the place went to by itself', () => {
  expect(described(withdrawal)).toEqual([
    'Мария Орлова: основной состав → отказ игрока',
    'Место перешло: Олег Белов',
  ]);
  expect(described(invertEvents(withdrawal), 'that')).toEqual([
    'Отмена',
    'Олег Белов: основной состав → лист ожидания',
    'Мария Орлова: отказ игрока → основной состав',
  ]);
});

test.each<[string, PlayEvent]>([
  [
    'Мария Орлова: опаздывает, играет с 3-го раунда',
    changed('m', { attendance: null, fromRound: null }, { attendance: 'late', fromRound: 3 }),
  ],
  [
    'Мария Орлова: новая запись, лист ожидания',
    { kind: 'entryAdded', entryId: 'm', state: aState({ status: 'waiting' }) },
  ],
  ['Мария Орлова: данные исправлены', { kind: 'personCorrected', entryId: 'm' }],
  ['Мария Орлова: другое место в списке', changed('m', { rank: 'a0' }, { rank: 'a2' })],
  ['Мария Орлова: пришёл', changed('m', { attendance: null }, { attendance: 'arrived' })],
  ['Мария Орлова: без отметки', changed('m', { attendance: 'late' }, { attendance: null })],
  [
    'Мария Орлова: оплата: наличные, 1 500 ₽',
    changed('m', { payment: null, paid: 0 }, { payment: 'cash', paid: 1500 }),
  ],
  ['Мария Орлова: оплата: бесплатно', changed('m', { payment: null }, { payment: 'free' })],
  [
    'Мария Орлова: не оплачено',
    changed('m', { payment: 'cash', paid: 1500 }, { payment: null, paid: 0 }),
  ],
  ['Мария Орлова: оплачено 1 000 ₽', changed('m', { paid: 1500 }, { paid: 1000 })],
  ['Мария Орлова: взнос турнира → взнос 1 000 ₽', changed('m', { fee: null }, { fee: 1000 })],
  ['Мария Орлова: возвращено', changed('m', { isRefunded: false }, { isRefunded: true })],
  ['Мария Орлова: сообщили', changed('m', { needsNotice: true }, { needsNotice: false })],
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
  expect(described([event])).toEqual([sentence]);
});

test('ROSTER-14: of several entries the same is said once', () => {
  const arrived = (id: string) => changed(id, { attendance: null }, { attendance: 'arrived' });
  expect(described([arrived('m'), arrived('o'), arrived('a')])).toEqual([
    'Мария Орлова, Олег Белов, Анна Ким: пришёл',
  ]);
});

describe('what stands in place of a refused change', () => {
  const play = aPlay(
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
      changed('m', { attendance: null }, { attendance: 'absent' }),
    ],
    [
      'Сейчас: перевод, 1 500 ₽; у вас: наличные, 1 000 ₽',
      changed('m', { payment: null, paid: 0 }, { payment: 'cash', paid: 1000 }),
    ],
    ['Сейчас: взнос 1 500 ₽; у вас: взнос турнира', changed('m', { fee: 1000 }, { fee: null })],
    [
      'Сейчас: отказ игрока; у вас: основной состав',
      changed('o', { status: 'waiting', rank: 'a0' }, { status: 'confirmed', rank: 'a3' }),
    ],
    ['Место в списке изменили на другом устройстве', changed('o', { rank: 'a0' }, { rank: 'a3' })],
    ['Сейчас: удалено из состава', changed('a', { attendance: null }, { attendance: 'late' })],
    ['Такой записи в составе нет', changed('x', { attendance: null }, { attendance: 'late' })],
    [
      'Вместимость. Сейчас: 12; у вас: 20',
      { kind: 'settingsChanged', from: { capacity: 16 }, to: { capacity: 20 } },
    ],
  ])('ROSTER-15: «%s»', (text, event) => {
    const said = findPlayConflicts([event], play).map(({ place = '', text: now }) => [place, now]);
    expect(said.map((parts) => plain(parts.filter(Boolean).join('. ')))).toEqual([text]);
  });

  test('ROSTER-15: nothing where both say the same, and for what fits', () => {
    const events = [
      changed('m', { attendance: null }, { attendance: 'arrived' }),
      changed('m', { needsNotice: false }, { needsNotice: true }),
    ];
    expect(findPlayConflicts(events, play)).toEqual([]);
  });
});
