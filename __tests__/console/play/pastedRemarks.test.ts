import fc from 'fast-check';
import { createPastedRows } from '../../../src/console/features/play/adding/pastedRows';
import { formatFullName, splitName } from '../../../src/domain/play/people/names';
import { createRuns } from '../../support/createRuns';

/** Names as in real lists. Some family names resemble a refusal. */
const NAMES = `
  Олег|Вова|Маша|Анна Ким|Олег Белов|Орлова Мария|Ким Анна|Олег Заболотный|Вера Отпускова|Пётр Болеев|Света Отказова
  Роман Травмин|Игорь Мороз|Денис Шмидт|Ольга Коваль|Анна Крылова Сергеевна|Иванов Пётр|Мария О'Нил|Данила Кузьмич
  Людмила Цой|Павел Римский-Корсаков|Михаил Больницкий|Кирилл Гусь|Нелли Гранат|Тимур Абдуллаев|Лейла Мамедова
  Елена Ли|Юрий Заяц|Анна-Мария Ли|Ирина Тихая|Ким, Анна|Орлова, Мария|Сергей Простов|Карен Мхитарян|Ирина Церетели|Пётр Вакуленко
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter(Boolean);

/** Refusals and doubts as players write them. */
const REFUSALS = `
  заболел|заболела|болеет|болею|приболел|простудилась|простыл|температура|температурит|грипп|ковид|орви|ангина|на больничном
  больничный|в больнице|госпитализирован|операция|травма|травмировался|травмирована|перелом|растяжение|вывих|потянул мышцу
  подвернула ногу|порвал связки|болит спина|недомогание|отпуск|в отпуске|улетел|улетела в отпуск|уехал|уехала|уезжаю|уезжает
  едет на дачу|командировка|в командировке|отъезд|не смогу|не сможет|не могу|не буду|не будет|не придёт|не приду|не играет
  не получается|не успеваю|не успеет|нет|отказ|отказался|отказывается|отмена|отменяется|отменил|снялся|снялась|снимаюсь
  снимите|уберите|вычеркните|удалите|минус|пас|пропускает|пропускаю|пропустит|пропускаем|передумал|передумала|работает
  работаю|на работе|работа|дежурство|дежурит|занят|занята|опаздывает|опоздает|опоздаю|задерживается|под вопросом|вопрос
  наверное нет|возможно|скорее всего нет|вряд ли|увы|без меня|без него|в следующий раз|не ждите|выбыл|выбывает|отсутствует
  отсутствую|устала|проспал|забыл|сломалась машина|семейные обстоятельства|свадьба|похороны|экзамен|карантин|болен|больна
  ранен|ушёл|ушла|не он|не она|вместо него Игорь|замена|ищет замену|просил передать что не придёт|жду ответа|думает|уточняет
  не отвечает|не подтвердил|решает|сообщу позже|потом скажу|извините|вылетает|прилетает завтра|лечится|восстанавливается
`
  .split(/[|\n]/)
  .map((text) => text.trim())
  .filter(Boolean);

const CASES: readonly ((name: string, refusal: string) => [string, string])[] = [
  (name, refusal) => [name, refusal],
  (name, refusal) => [name, refusal.charAt(0).toUpperCase() + refusal.slice(1)],
  (name, refusal) => [name, refusal.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())],
  (name, refusal) => [name, refusal.toUpperCase()],
  (name, refusal) => [name.toUpperCase(), refusal.toUpperCase()],
  (name, refusal) => [name.toLowerCase(), refusal.toUpperCase()],
  (name, refusal) => [name.toLowerCase(), refusal],
];

const BETWEEN = [
  ...[
    ' ',
    ': ',
    ' : ',
    ' — ',
    ' – ',
    ' - ',
    '- ',
    ' -',
    '. ',
    '.. ',
    '... ',
    '… ',
    '! ',
    ', ',
    ',',
    '; ',
    ' / ',
    '/',
  ],
  ...[
    ' | ',
    ' • ',
    ' · ',
    ' → ',
    ' * ',
    ' > ',
    '—',
    '–',
    '-',
    '.',
    '\t',
    ' 3,5 ',
    ' 8 916 123-45-67 ',
    ' (3.5) ',
  ],
];
const AROUND: readonly (readonly [string, string])[] = [
  [' (', ')'],
  ['(', ')'],
  [' [', ']'],
  [' «', '»'],
  [' "', '"'],
  [' *', '*'],
  [' — (', ')'],
  [', (', ')'],
];

const mark = fc.constantFrom('', '1. ', '2) ', '- ', '@', '✅ ', '12 ');
const createLine = (name: string, refusal: string) =>
  fc.oneof(
    fc.constantFrom(...BETWEEN).map((between) => name + between + refusal),
    fc.constantFrom(...AROUND).map(([before, after]) => name + before + refusal + after),
    fc.constantFrom(' ', ': ', ', ', '. ', ' — ').map((between) => refusal + between + name),
    fc.constant(`[19:02, 26.11.2026] ${name}: ${refusal}`),
    fc.constant(`${name}, [26.11.2026 19:02]\n${refusal}`),
  );

const listTicked = (line: string) =>
  (['changing', 'fixed'] as const).flatMap((variant) =>
    createPastedRows(line, { variant, existing: [], players: [] })
      .filter(({ isLeftOut }) => !isLeftOut)
      .map(({ values }) => values.name),
  );

test('ROSTER-37: a player who refuses is never ticked, in any letters and after any sign', () => {
  const line = fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...REFUSALS), fc.constantFrom(...CASES))
    .chain(([name, refusal, write]) => createLine(...write(name, refusal)));
  fc.assert(
    fc.property(mark, line, (mark, text) =>
      expect([mark + text, listTicked(mark + text)]).toEqual([mark + text, []]),
    ),
    createRuns(10_000),
  );
});

const PARTNERS = ['Олег', 'Вова', 'Лена', 'Олег Белов', 'Орлова Мария', 'Анна Ким', 'Иванов'];
const PAIR_REFUSALS = [
  ...['снялись', 'не придут', 'не смогут', 'отмена', 'отказ', 'заболели', 'нет', 'под вопросом'],
  ...['❌', '👎', '?'],
];

const pair = fc
  .tuple(
    fc.constantFrom('', 'Пара 2: '),
    fc.uniqueArray(fc.constantFrom(...PARTNERS), { minLength: 2, maxLength: 2 }),
    fc.constantFrom(' / ', '/', ' и ', ' + '),
  )
  .map(([title, names, between]) => title + names.join(between));

test('ROSTER-37: neither of a pair that refuses is ticked', () => {
  const line = fc.oneof(
    fc
      .tuple(
        pair,
        fc.constantFrom(
          ...AROUND,
          ...[' ', ', ', ': ', '. ', ' - ', ' — '].map((sign) => [sign, '']),
        ),
        fc.constantFrom(...PAIR_REFUSALS),
      )
      .map(([names, [before, after], refusal]) => `${names}${before}${refusal}${after}`),
    pair.map((names) => `❌ ${names}`),
    pair.map((names) => `${names} -`),
  );
  fc.assert(
    fc.property(mark, line, (mark, text) =>
      expect([mark + text, listTicked(mark + text)]).toEqual([mark + text, []]),
    ),
    createRuns(2_000),
  );
});

test.each(['Олег / Вова', 'Вова и Лена', 'Олег Белов + Анна Ким', 'Пара 2: Вова и Лена'])(
  'PLAY-52: both of «%s» are ticked as a fixed pair',
  (line) => expect(listTicked(line)).toHaveLength(2),
);

/** Given and family name as a row shows them. */
const toWritten = (name: string) => formatFullName(splitName(name));

test.each([
  ...['-1 Олег Иванов', '1. -1 Олег', '−1 Вова / Лена', 'Олег -1', 'Олег –1, 3,5', 'Олег-1'],
  ...['Олег: -', 'Олег / -', 'Олег; —', 'Олег, -', 'Олег +/-', 'Олег + / −', 'Олег -/+', 'Олег -+'],
  ...['Олег :(', 'Олег:((', 'Олег :-(', 'Олег :’(', 'Олег =(', 'Олег ((', 'Олег(((', 'Олег ('],
  ...['Олег :/', 'Олег :-/', 'Олег :|', 'Вова и Лена :(', 'Олег *2', 'Олег Белов *2 3,5'],
])('ROSTER-37: the signs of «%s» may refuse, and no player is ticked', (line) =>
  expect(listTicked(line)).toEqual([]),
);

test.each([...'❌✖✕✗✘×☒☓⛌🗙🗴🗵🗶🗷⨯⨉⨂⊗⊘⊖⊠∅¬⛔🚫🙅🤒☠⚠'])(
  'ROSTER-37: no player is ticked behind or before «%s»',
  (sign) => {
    for (const line of [`Олег ${sign}`, `${sign} Олег`, `Олег${sign}`, `Вова / Лена ${sign}`])
      expect([line, listTicked(line)]).toEqual([line, []]);
  },
);

test.each([
  ...['- Олег', '- 1 Олег', '3 - Олег', '* 2 Олег', '*Олег*', '● Олег', '★ Олег', '→ Олег'],
  ...['Олег - 1', 'Олег -1,5', 'Олег (2)', 'Олег:(3,5)', 'Олег *2*', 'Олег:(916) 123-45-67'],
])('ROSTER-5: no sign of «%s» refuses', (line) =>
  expect(new Set(listTicked(line))).toEqual(new Set(['Олег'])),
);

test.each([
  'Олег Дедлайн',
  'Олег — Дедлайн',
  'Олег: Дедлайн',
  'Дедлайн: Олег',
  'Олег Белов Дедлайн',
  'Отпуск Сочи',
  'Олег Белов.Заболел',
])('ROSTER-37: «%s» has a word that may be anything, and no player is ticked', (line) =>
  expect(listTicked(line)).toEqual([]),
);

test.each(NAMES)('ROSTER-37: «%s» is a plain name, and ticked', (name) => {
  for (const line of [
    name,
    `1. ${name}`,
    `${name} 3,5`,
    `${name}, 8 916 123-45-67`,
    `✅ ${name} 👍`,
    `${name}.`,
  ])
    expect([line, new Set(listTicked(line))]).toEqual([line, new Set([toWritten(name)])]);
});
