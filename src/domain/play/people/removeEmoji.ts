import { toHalfWidthSigns } from '../../fields/toBarePhone';
import { normalizeLetters } from '../../lib/normalizeLetters';

/** Emoji without meaning, or meaning «I play». Other emoji may mean the opposite: ❌, 👎. */
const CHEERFUL =
  /[🎾🏸🏓🥎🏆🥇🥈🥉✅✔☑➕👍👌👏🙌🙏💪🤝👋🔥⭐🌟✨❤💚💛🙂😊😀😃😄😁😉😎🤗🥳🎉☀📋📝📌📍☎📞📱]/gu;

/** Removes emoji and invisible signs: «1️⃣ Мария» becomes «1 Мария». */
export const removeEmoji = (text: string): string =>
  normalizeLetters(toHalfWidthSigns(text).replace(/[\p{Cf}\p{Variation_Selector}\u20e3]/gu, ''))
    .replace(CHEERFUL, ' ')
    .replace(/[\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cc}\s]+/gu, ' ')
    .trim();
