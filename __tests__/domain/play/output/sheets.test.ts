import { listSheetRows } from '../../../../src/domain/sheets/sheet';
import { EMPTY_PLAY_STATE } from '../../../../src/domain/play/log/playState';
import type { Entry } from '../../../../src/domain/play/model/entry';
import type { PartnerMode } from '../../../../src/domain/play/model/gameSettings';
import { parsePastedPairs } from '../../../../src/domain/play/people/pastedEntries';
import {
  buildPartnerModeColumns,
  buildRosterColumns,
  listRosterRows,
} from '../../../../src/domain/play/roster/rosterTable';
import {
  createPublicNamesById,
  buildRosterPhones,
  buildRosterText,
} from '../../../../src/domain/play/roster/rosterText';
import { createTournament } from '../../support/samples';
import { createEntry } from '../support/entries';

const tournament = createTournament({ date: '2026-11-25', start_time: '19:00', end_time: '20:45' });
const entries = [
  createEntry('w', { status: 'waiting', givenName: 'Олег', familyName: 'Белов', phone: null }),
  createEntry('b', { familyName: 'Орлова', phone: '+7 (916) 123-45-67', rank: 'a1' }),
  createEntry('a', { givenName: 'Анна', familyName: 'Крылова', phone: '+7 (916) 204-18-73' }),
  createEntry('c', { givenName: 'Анна', familyName: 'Кац', rank: 'a2', attendance: 'late' }),
  createEntry('d', { status: 'declined', givenName: 'Виктор', familyName: 'Панин' }),
  createEntry('x', { status: 'removed' }),
];

const TWELVE = { capacity: 12, showsFullNames: false, variant: 'changing' } as const;
const { rounds, outcome } = EMPTY_PLAY_STATE;
const buildText = (
  some: readonly Entry[],
  settings: Parameters<typeof buildRosterText>[1]['settings'] = TWELVE,
) => buildRosterText(tournament, { entries: some, rounds, outcome, settings });
const listRows = (some: readonly Entry[]) => listRosterRows({ entries: some, rounds, outcome });

test('ROSTER-13: the text for a chat has roster and waitlist, without phones', () => {
  const text = buildText(entries);
  expect(text.split('\n')).toEqual([
    'Мексикано · уровень 2 - 4.5',
    'Среда, 25 ноября 2026, 19:00 – 20:45',
    '',
    'Состав (3\u00a0играют\u00a0· 1\u00a0ждёт, свободно 9):',
    '1. Анна Кр.',
    '2. Мария О.',
    '3. Анна Ка.',
    '',
    'Лист ожидания:',
    '1. Олег Б.',
  ]);
  expect(buildText([entries[1]!], { ...TWELVE, capacity: null })).toMatch(
    /\n\nСостав \(1\u00a0играет\):\n1\. Мария О\.$/,
  );
});

test('PLAY-55: where pairs are fixed, the text for a chat has one line per pair', () => {
  const paired = entries.map((entry) => {
    const partner = { b: 'c', c: 'b', w: 'd' }[entry.id] ?? null;
    return { ...entry, partner };
  });
  expect(buildText(paired, { ...TWELVE, variant: 'fixed' })).toMatch(
    /\nСостав \(3\u00a0играют\u00a0· 1\u00a0ждёт, свободно 9\):\n1\. Анна Кр\.\n2\. Мария О\. \+ Анна Ка\.\n\nЛист ожидания:\n1\. Олег Б\.$/,
  );
  expect(buildText(paired)).toBe(buildText(entries));
});

test('ROSTER-5, ROSTER-13: the names in the text for a chat can be read back', () => {
  const names = parsePastedPairs(buildText(entries))
    .flat()
    .filter(({ givenName }) => givenName !== '')
    .map(({ givenName, familyName }) => `${givenName} ${familyName}`.replace(/\.?$/, '.'));
  const shown = createPublicNamesById(entries, { showsFullNames: false });
  expect(names).toEqual(['a', 'b', 'c', 'w'].map((id) => shown.get(id)));
});

test('ROSTER-13: phones are listed for confirmed players, and for those who wait', () => {
  expect(buildRosterPhones(entries, 'confirmed')).toEqual({
    text: 'Анна Крылова: +7 (916) 204-18-73\nМария Орлова: +7 (916) 123-45-67\nБез телефона: Анна Кац',
    count: 2,
  });
  expect(buildRosterPhones(entries, 'waiting')).toEqual({
    text: 'Без телефона: Олег Белов',
    count: 0,
  });
});

test('ROSTER-13: a file has the parts in their order, each numbered, with status and payment', () => {
  const rows = listRows([
    ...entries.slice(0, 1),
    createEntry('p', {
      payment: 'cash',
      paid: 1000,
      fee: 1000,
      attendance: 'arrived',
      source: 'signUp',
    }),
    ...entries.slice(4),
  ]);
  const columns = buildRosterColumns(1500);
  expect(columns.map(({ name }) => name)).toEqual([
    '№',
    'Имя',
    'Фамилия',
    'Телефон',
    'Уровень',
    'Статус',
    'Пришёл',
    'Взнос, ₽',
    'Оплата',
    'Оплачено, ₽',
    'Откуда',
  ]);
  expect(listSheetRows(columns, rows)).toEqual([
    [
      1,
      'Мария',
      'p',
      null,
      3,
      'основной состав',
      'пришёл',
      1000,
      'наличные',
      1000,
      'страница записи',
    ],
    [1, 'Олег', 'Белов', null, 3, 'лист ожидания', null, 1500, null, 0, 'записал клуб'],
    [1, 'Виктор', 'Панин', null, 3, 'отказ клуба', null, 1500, null, 0, 'записал клуб'],
  ]);
});

test('ROSTER-1: an absent player, and one whose spot a substitute has, have no number in a file', () => {
  const rows = listRows([
    createEntry('Орлова', { rank: 'a1' }),
    createEntry('Зимина', { rank: 'a2', attendance: 'absent' }),
    createEntry('Ким', { rank: 'a3', attendance: 'left' }),
    createEntry('Ли', { rank: 'a4', attendance: 'arrived', replaces: 'Ким' }),
    createEntry('Цой', { rank: 'a5', status: 'waiting', attendance: 'absent' }),
  ]);
  const numbers = listSheetRows(buildRosterColumns(0), rows).map(([number, , name]) => [
    name,
    number,
  ]);
  expect(numbers).toEqual([
    ['Орлова', 1],
    ['Зимина', null],
    ['Ким', null],
    ['Ли', 2],
    ['Цой', 1],
  ]);
});

test('ROSTER-12, ROSTER-13: a refunded fee is not paid in a file either', () => {
  const paid = { payment: 'cash', paid: 1500 } as const;
  const columns = buildRosterColumns(1500);
  const rows = listRows([
    createEntry('a', { ...paid, rank: 'a1' }),
    createEntry('b', { ...paid, rank: 'a2', isRefunded: true }),
  ]);
  const at = columns.findIndex(({ name }) => name === 'Оплата');
  expect(listSheetRows(columns, rows).map((cells) => cells.slice(at, at + 2))).toEqual([
    ['наличные', 1500],
    [null, 0],
  ]);
});

test('PLAY-55: in микст and with fixed pairs a column of the roster says м/ж, or the partner', () => {
  const pairs = [
    createEntry('Орлова', { partner: 'Белов', sex: 'f' }),
    createEntry('Белов', { givenName: 'Олег', partner: 'Орлова', sex: 'm', rank: 'b' }),
    createEntry('Ким', { partner: 'Белов', rank: 'c' }),
  ];
  const listShown = (variant: PartnerMode) => {
    const columns = buildRosterColumns(0, buildPartnerModeColumns(pairs, variant));
    const at = columns.findIndex(({ name }) => name === 'м/ж' || name === 'Пара');
    return at < 0 ? null : listSheetRows(columns, listRows(pairs)).map((cells) => cells[at]);
  };
  expect(listShown('changing')).toBeNull();
  expect(listShown('mixed')).toEqual(['ж', 'м', null]);
  expect(listShown('fixed')).toEqual(['Олег Белов', 'Мария Орлова', null]);
});
