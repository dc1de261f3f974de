import { toHalfWidthSigns } from '../../fields/toBarePhone';
import { normalizeLetters } from '../../lib/normalizeLetters';

/** Emoji that say nothing, or that somebody plays; any other may say that they do not: ❌, 👎. */
const CHEERFUL =
  /[🎾🏸🏓🥎🏆🥇🥈🥉✅✔☑➕👍👌👏🙌🙏💪🤝👋🔥⭐🌟✨❤💚💛🙂😊😀😃😄😁😉😎🤗🥳🎉☀📋📝📌📍☎📞📱]/gu;

/** Without emoji and what is not seen: «1️⃣ Мария» is «1 Мария». */
export const removeEmoji = (text: string): string =>
  normalizeLetters(toHalfWidthSigns(text).replace(/[\p{Cf}\p{Variation_Selector}\u20e3]/gu, ''))
    .replace(CHEERFUL, ' ')
    .replace(/[\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cc}\s]+/gu, ' ')
    .trim();
