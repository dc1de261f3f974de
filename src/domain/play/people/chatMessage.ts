import { toHalfWidthSigns } from '../../fields/toBarePhone';
import { normalizeLetters } from '../../lib/normalizeLetters';

const DATE = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`;
/** Matches a date such as «26 Nov 2026», «26 нояб. 2026 г.». */
const WORDY_DATE = String.raw`\d{1,2} \p{L}{3,8}\.? \d{4}(?: г\.?)?`;
/** Matches a time such as «19:02», «19:02:11», «7:02 PM», «7:02 p.m.». */
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?`;

/**
 * Matches the head of a message copied from WhatsApp: «[19:02, 26.11.2026] Борис Кузнецов: Я буду», «11/26/26, 7:02 PM
 * - Борис: +».
 */
const MOMENT_FIRST = new RegExp(
  String.raw`^\[?(?:${TIME},? )?${DATE}(?:,? ${TIME})?\]?(?: -)? ~? ?([^:]{1,60}): ?(.*)$`,
  'iu',
);
/**
 * Matches the head of one of several messages copied from Telegram Desktop, on its own line: «Борис Кузнецов,
 * [26.11.2026 19:02]».
 */
const AUTHOR_FIRST = new RegExp(
  String.raw`^([^[\]:]{1,60}), ?\[(?:${DATE}|${WORDY_DATE}),?(?: \p{L}{1,2})? ${TIME}\]:?(?: (.*))?$`,
  'iu',
);
/** Matches the line in which Telegram Desktop names the author of the quoted message. */
const REPLY = /^\[(?:in reply to|в ответ) [^\]]*\]$/iu;

/** A message copied from a chat. */
export type ChatMessage = {
  author: string;
  /** The message's text. Empty for a cheerful emoji; null when the text is on the next line. */
  said: string | null;
};

/** Emoji without meaning, or meaning «I play». Other emoji may mean the opposite: ❌, 👎. */
const CHEERFUL =
  /[🎾🏸🏓🥎🏆🥇🥈🥉✅✔☑➕👍👌👏🙌🙏💪🤝👋🔥⭐🌟✨❤💚💛🙂😊😀😃😄😁😉😎🤗🥳🎉☀📋📝📌📍☎📞📱]/gu;

/** Removes emoji and invisible signs: «1️⃣ Мария» becomes «1 Мария». */
export const removeEmoji = (text: string): string =>
  normalizeLetters(toHalfWidthSigns(text).replace(/[\p{Cf}\p{Variation_Selector}\u20e3]/gu, ''))
    .replace(CHEERFUL, ' ')
    .replace(/[\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cc}\s]+/gu, ' ')
    .trim();

/** Author and text of a line of a message; null for a line without a head (ROSTER-5, ROSTER-34). */
export function parseChatMessage(line: string): ChatMessage | null {
  const text = removeEmoji(line);
  const [, author, said] = MOMENT_FIRST.exec(text) ?? AUTHOR_FIRST.exec(text) ?? [];
  if (author === undefined) return null;
  return { author, said: said ?? (/\]:?$/.test(line.trimEnd()) ? null : '') };
}

/** True for a line that is only a head; its text is on the next line. */
const isHead = (line: string): boolean =>
  /\]:?$/.test(line) && parseChatMessage(line)?.said === null;

/** The lines of a copied text, in which the first line of each message follows its head directly (ROSTER-34). */
export function listMessageLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    const head = lines.at(-1) ?? '';
    if (REPLY.test(line.trim())) continue;
    const isText = line.trim() !== '' && isHead(head.trimEnd()) && parseChatMessage(line) === null;
    if (isText) lines[lines.length - 1] = `${head.trimEnd()} ${line}`;
    else lines.push(line);
  }
  return lines;
}
