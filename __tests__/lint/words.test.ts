import { readFileSync } from 'node:fs';
import { listGuideTexts } from '../support/guideTexts';
import { listRussianTexts, type RussianText } from '../support/russianTexts';

/** Files with words that users type or other tables use. The console reads these words and never shows them. */
const UNDERSTOOD = [
  'src/domain/importing/columnMapping.ts',
  'src/domain/fields/parseTyped.ts',
  'src/domain/importing/dateParsing.ts',
  'src/domain/search/spokenDay.ts',
  'src/domain/play/people/chatWords.ts',
  'src/domain/play/people/givenNames.ts',
  'src/domain/play/people/surnames.ts',
  'src/console/features/commands/box/commands.ts',
];
/** Texts that docs/behaviour.md prescribes literally. */
const FIXED = [
  'Вы уверены, что хотите удалить турнир "',
  '"?',
  'Сервер не ответил за 30 секунд. Попробуйте ещё раз.',
  '{} минимум {} символа',
  '{} максимум {} символов',
  'Очистить поиск',
  'Закрыть окно, очистить поиск, снять выбор',
];
const CHEERS = [/успешно!$/, /^Создано успешно: /];
/** A spreadsheet's own error, such as «#ЗНАЧ!». */
const CELL_ERROR = /^#[А-Я]+(?:\/0)?!$/;

const texts = [...listRussianTexts('src', 'scripts'), ...listGuideTexts()].filter(
  ({ file, text }) => !UNDERSTOOD.includes(file) && !FIXED.includes(text),
);

/** Texts that match, each with its file for a failing test's message. */
const found = (isWrong: (text: RussianText) => boolean): string[] =>
  texts.filter(isWrong).map(({ file, text }) => `${file}: ${text}`);

/** Words in the first column of the glossary's first table. */
const unwanted = readFileSync('docs/words.ru.md', 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('Одно слово'))!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|')[1]!.trim());

const matcherOf = (words: string): RegExp =>
  new RegExp(`(?<![а-яё])${words.replaceAll('*', '[а-яё]*')}(?![а-яё])`, 'iu');

test('the glossary names words to look for, and there are texts to look in', () => {
  expect(unwanted.length).toBeGreaterThan(20);
  expect(texts.length).toBeGreaterThan(500);
});

test.each(unwanted)('docs/words.ru.md: nowhere «%s»', (words) => {
  expect(found(({ text }) => matcherOf(words).test(text))).toEqual([]);
});

test('work under way ends in three dots, which are nowhere else', () => {
  expect(found(({ text }) => text.includes('…'))).toEqual([]);
  const isElsewhere = /\.\.\.(?!$|\n|"|'|\/)/;
  expect(found(({ text }) => isElsewhere.test(text))).toEqual([]);
});

test('work under way is named by a noun', () => {
  const isVerb = /^[а-яё]+(ю|юсь|ем|им|емся|ется|ится)(?![а-яё]).*\.\.\.$/iu;
  expect(found(({ text }) => isVerb.test(text))).toEqual([]);
});

test('a sentence has the long dash, a range the short one', () => {
  expect(found(({ text }) => /[^\s]—|—[^\s]/.test(text))).toEqual([]);
  const isNoRange = /[^\d}][ \u00a0]?–|–[ \u00a0]?[^\d{ \u00a0]|–[ \u00a0]$/;
  expect(found(({ text }) => isNoRange.test(text))).toEqual([]);
  expect(found(({ text }) => /[а-яё] - [а-яё]/iu.test(text))).toEqual([]);
});

test('a number stays with its unit', () => {
  const isApart = /[\d}] (₽|[КМГ]Б|минут|секунд|дн|час|лет|год|раз(?![а-яё])|символ)/u;
  const isSeen = ({ file }: RussianText) =>
    file.startsWith('src/console') || file.startsWith('src/domain');
  expect(found((text) => isSeen(text) && isApart.test(text.text))).toEqual([]);
});

test('quotes are «ёлочки», «вы» is small, no text shouts, and no space is too many', () => {
  const inConsole = ({ file }: RussianText) =>
    file.startsWith('src/console') || file.startsWith('src/domain');
  expect(found((text) => inConsole(text) && /["“”„]/.test(text.text))).toEqual([]);
  expect(found(({ text }) => /[а-яё,] (Вы|Вас|Вам|Вами|Ваш[а-я]*)(?![а-яё])/u.test(text))).toEqual(
    [],
  );
  const isShouted = (text: string) =>
    text.includes('!') && ![...CHEERS, CELL_ERROR].some((allowed) => allowed.test(text));
  expect(found((text) => inConsole(text) && isShouted(text.text))).toEqual([]);
  expect(found((text) => inConsole(text) && / {2}| [,.;:!?](?!\w)/.test(text.text))).toEqual([]);
});
