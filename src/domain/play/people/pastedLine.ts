import { normalizeLevel, parsePhone } from '../../fields/parseTyped';
import { parsePlayerPhone } from '../../fields/playerPhone';
import { foldText } from '../../lib/foldText';
import { LEVELS } from '../../fields/level';
import { parseChatMessage, type ChatMessage, removeEmoji } from './chatMessage';
import { isJoiningMessage, isChatWord } from './chatWords';
import type { Sex } from '../../draw/base/drawnRound';
import type { EntryPerson } from '../model/entry';
import { isGivenName } from './givenNames';
import { isNameWord, splitName } from './names';
import { isPossibleSurname } from './surnames';
import { TELLING } from './tellingSigns';

/** The person parsed from a line; the given name is empty if no name was found. */
export type PastedEntry = EntryPerson & {
  /** Sex, from «м», «ж», «муж.» or «жен.» (PLAY-46). */
  sex: Sex | null;
  /** The pasted line. */
  line: string;
  /** Parts of the line that the parser did not understand, in their order. */
  notUnderstood: string[];
};

/** The fields for a line without a person. */
export const EMPTY_PASTED_PERSON: EntryPerson & { sex: Sex | null } = {
  givenName: '',
  familyName: '',
  phone: null,
  level: null,
  sex: null,
};

/** Maximum number of words in a name; more words are a sentence. «Кулиев Мамед Рашид оглы» has four. */
const NAME_WORDS_MAX = 4;

/**
 * Matches a list mark at the beginning of a line: «1.», «2)», «12 », «№3», «(3)», «3-й», «+», «-», «•». The «+» of a
 * phone and «-1» are no marks.
 */
const LIST_MARK =
  /^(?:[\s•·*>✓✔]|[-–—−](?!1 )|\+(?! ?\d)|[№#] ?\d{1,3}(?![\d\p{L}])[.):]?|[([]\d{1,3}[)\]](?!\d)|\d{1,2}-?(?:[аы]?я|[ыои]?й) |\d{1,3}(?:[.,;)\]](?!\d)| ?[-–—:] ?(?!(?:[аы]?я|[ыои]?й)(?!\p{L}))(?=[\p{L}@+]))|\d{1,2} (?=[\p{L}@]))+/u;
/** Matches a foreign phone, with its country code or as dialled. */
const FOREIGN_PHONE =
  /(?:(?<!\p{L})(?:тел(?:ефон)?|tel|phone|моб|т)[.:]* ?)?((?:(?<![\d+])\(?\+[ (]?(?! ?7)|(?<![\d+][ ().\p{Pd}]{0,3})(?:00(?=\d)|8[ (\p{Pd}]{0,2}(?=10|0)))\d(?:[ ().\p{Pd}]{0,3}\d){6,14})(?!\d)/giu;
/**
 * Matches a Russian phone: +7, 7, 8 or nothing, a code of three digits, and seven more, with any separators. After a 1,
 * or after digits that are no level, the number is foreign.
 */
const PHONE =
  /(?:(?<!\p{L})(?:тел(?:ефон)?|tel|phone|моб|т)[.:]* ?)?((?<![\d+]|\d[.,])(?:\+ ?7|(?<!(?<![\d.,])\d{2,3}[ (-]{1,2})[78]|(?<!(?<![\d.,])(?:1|\d{2,3})[ (-]{1,2}))[ ().\p{Pd}−]{0,3}[3-9]\d\d(?:[ ().\p{Pd}−]{0,3}\d){7}(?!\d|[ ().\p{Pd}]{0,2}\d\d(?!\d)))/giu;
/** Matches a foreign phone, or one with too few or too many digits. */
const OTHER_PHONE = /((?<![\d+]|\d[.,])\+?\d(?:[ ().\p{Pd}−]{0,3}\d){6,})/gu;
const NAMED_LEVEL = /(?<!\p{L})(?:ур(?:овень)?|level)[.:]* ?(\d(?:[.,]\d+)?)(?![\d\p{L}])/giu;
const BARE_LEVEL = /(?<![\d\p{L}+.,])(\d(?:[.,]\d+)?)(?![\d\p{L}]|[.,]\d)/gu;
/** Matches the sex in lower case. An initial differs by its dot: «Орлова М.» */
const SEX = /(?<![\p{L}\p{M}\d.'’-]|(?<!\p{L})(?:и|с) )(м|ж|муж\.?|жен\.?)(?![\p{L}\p{M}\d.'’-])/gu;
/** Matches a companion without a name, who cannot become an entry: «+1», «+ Олег». */
const COMPANION = /\+ *[\p{L}\d@].*$/u;
/** Matches signs that separate parts. An opening bracket stays with its part, because its content is a remark. */
const BETWEEN_PARTS =
  /[^\p{L}\p{M}\p{N}\s'’`.…!,:@_+\-–—−([]|(?=[([])|:(?!\d)|,(?!\d)|(?<!\d),|(?<=\p{L}{2})[.…!]+(?=\s+\S|\p{L}{2})|\s[-–—−]+|[-–—−]+\s|(?<=\p{L})[–—−]+(?=\p{L})/u;
/** Matches a line about this or the next tournament, which contains no person. */
const ABOUT_TOURNAMENT =
  /₽|\d:\d\d ?[-–—] ?\d{1,2}:\d\d|:$|^(?:мексикано|американо|взнос|участие|организатор|заявок)(?!\p{L})/iu;
/** Matches «8 марта», but not «8 Марта Белова» in a list. */
const DAY =
  /^\d{1,2}[ .]*(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?!\p{L})/u;
/** Matches a user name in a Telegram mention. */
const MENTION = /^@\w+$/;

/** Removes the list marks at the beginning of a line. */
export const removeListMarks = (line: string): string =>
  removeEmoji(line).replace(LIST_MARK, '').trim();

/** The first match with a value, and the text without the match; a comma separates the parts around it. */
function extractFirst<Value>(
  text: string,
  pattern: RegExp,
  parse: (found: string) => Value | null,
) {
  for (const match of text.matchAll(pattern)) {
    const value = parse(match[1]!);
    if (value === null) continue;
    const end = match.index + match[0].length;
    return { value, rest: `${text.slice(0, match.index)} , ${text.slice(end)}` };
  }
  return { value: null, rest: text };
}

function parseKnownLevel(text: string): number | null {
  const level = Number(normalizeLevel(text));
  return LEVELS.includes(level) ? level : null;
}

const toSex = (text: string): Sex => (text.startsWith('м') ? 'm' : 'f');

/** Removes the signs around a word, except the dot of an initial. Empty when nothing else is left. */
const trimSigns = (word: string): string =>
  word.replace(/^[^\p{L}\d]+|(?<!^[^\p{L}\d]*\p{L}(?=\.))[^\p{L}\d]+$/gu, '');
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const isSmall = (text: string): boolean => text === text.toLowerCase();

/** Capitalises a lower-case name if each word is a known part of a name. */
function capitalize(words: readonly string[]): string {
  const name = words.join(' ');
  return isSmall(name) && (words.length === 1 || words.every(isNameWord))
    ? name.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
}

/**
 * Index after the last word of a name. A name ends at chat words, and at lower-case words that are no names: «Олег
 * снялся», «Света с мужем». A final «И» may be an initial: «Орлова И».
 */
function findNameEnd(tokens: readonly string[]): number {
  const hasCapital = tokens.some((token) => !isSmall(token));
  let hasName = hasCapital;
  return tokens.findIndex((token, at) => {
    const word = trimSigns(token);
    const isKnown = isNameWord(word);
    const isRemark = hasLetters(token) && isSmall(token) && hasName && !isKnown;
    hasName ||= isKnown;
    const isAnd = token === 'и' || (token === 'И' && at > 0 && at < tokens.length - 1);
    return isRemark || isAnd || isChatWord(word) || (at === 0 && foldText(token) === 'я');
  });
}

/** Splits a part of a line into the words of a name, and the other words between and after these. */
function splitNameWords(part: string): { words: string[]; others: string[] } {
  const all = part.split(' ').filter((token) => trimSigns(token) !== '');
  const end = findNameEnd(all);
  const tokens = end < 0 ? all : all.slice(0, end);
  const remark = all.slice(tokens.length).join(' ');
  const isMention = (token: string, at: number) =>
    MENTION.test(token) && (at > 0 || tokens.length > 2);
  const isOfName = (token: string, at: number) =>
    hasLetters(token) && !/\d/.test(token) && !isMention(token, at);
  return {
    words: tokens.filter(isOfName).map(trimSigns),
    others: [...tokens.filter((token, at) => !isOfName(token, at)), remark].filter(Boolean),
  };
}

/**
 * True for «Орлова, Мария» or «Мария 3,5 Орлова»: both words must be known names, because any other word may be a
 * remark.
 */
function areOneName(one: string, next: string): boolean {
  const other = trimSigns(next);
  const isWord = /^\p{Lu}[\p{L}'’.-]*$/u.test(next) && !isChatWord(other);
  if (!isWord || isGivenName(one) === isGivenName(other)) return false;
  return isGivenName(one) ? isNameWord(other) : isPossibleSurname(one);
}

/** Splits a text without phone and level into the name and the other parts. */
function extractName(text: string): { name: string; others: string[] } {
  const parts = text
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .filter((part) => trimSigns(part) !== '');
  // After chat words only a known name counts: «Не смогу, извините», «Добрый вечер, Мария».
  const isSaid = parts.map((part) => splitNameWords(part).words.length === 0 && hasLetters(part));
  const at = parts.findIndex((part, index) => {
    const { words } = splitNameWords(part);
    return words.length > 0 && (!isSaid.slice(0, index).includes(true) || words.some(isGivenName));
  });
  if (at < 0) return { name: '', others: parts };
  const first = splitNameWords(parts[at]!);
  const next = parts[at + 1] ?? '';
  const isParted = first.words.length === 1 && areOneName(first.words[0]!, next);
  const words = isParted ? [...first.words, trimSigns(next)] : first.words;
  if (words.length > NAME_WORDS_MAX) return { name: '', others: parts };
  return {
    name: capitalize(words),
    others: [...parts.slice(0, at), ...first.others, ...parts.slice(at + (isParted ? 2 : 1))].map(
      (part) => part.replace(/^[([]\s*/, ''),
    ),
  };
}

/** The person named in a message, otherwise its author. Every part except «I play» is returned as not understood. */
function parseMessage({ author, said }: ChatMessage): Omit<PastedEntry, 'line'> {
  if (said === null) return { ...EMPTY_PASTED_PERSON, notUnderstood: [author] };
  if (isJoiningMessage(said)) return parsePastedLine(author);
  const named = parsePastedLine(said);
  if (named.givenName !== '') return { ...named, notUnderstood: [author, ...named.notUnderstood] };
  const { notUnderstood, ...person } = parsePastedLine(author);
  return { ...person, notUnderstood: [...notUnderstood, said] };
}

/**
 * Parses a person from one line of a list: name, phone in any usual form, level, м/ж (ROSTER-5). Every other part is
 * returned as not understood.
 */
export function parsePastedLine(line: string): PastedEntry {
  const message = parseChatMessage(line);
  if (message !== null) {
    const said = parseMessage(message);
    // A message without a name contains only a remark. Its author may be just a phone number.
    const isNobody = said.givenName === '' && said.notUnderstood.length > 0;
    return isNobody
      ? { ...EMPTY_PASTED_PERSON, line, notUnderstood: [line.trim()] }
      : { ...said, line };
  }
  const marked = removeListMarks(line);
  if (ABOUT_TOURNAMENT.test(marked) || DAY.test(removeEmoji(line)))
    return { ...EMPTY_PASTED_PERSON, line, notUnderstood: [line.trim()] };
  const telling = marked.match(TELLING) ?? [];
  const text = marked.replace(TELLING, ' ').trim();
  const abroad = extractFirst(text, FOREIGN_PHONE, parsePlayerPhone);
  const own = extractFirst(abroad.rest, PHONE, parsePhone);
  const phone = abroad.value === null ? own : { ...own, value: abroad.value };
  const other = extractFirst(phone.rest, OTHER_PHONE, (found) => found);
  const named = extractFirst(other.rest, NAMED_LEVEL, parseKnownLevel);
  const level =
    named.value === null ? extractFirst(named.rest, BARE_LEVEL, parseKnownLevel) : named;
  const companion = COMPANION.exec(level.rest)?.[0] ?? '';
  const sex = extractFirst(level.rest.slice(0, level.rest.length - companion.length), SEX, toSex);
  const { name, others } = extractName(sex.rest);
  const notUnderstood = [...others, other.value ?? '', companion, ...telling]
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    ...splitName(name),
    phone: phone.value,
    level: level.value,
    sex: sex.value,
    line,
    notUnderstood: name || notUnderstood.length > 0 ? notUnderstood : [line.trim()],
  };
}
