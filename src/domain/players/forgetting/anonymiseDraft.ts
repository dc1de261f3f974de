import type { Draft } from '../../editing/drafts';
import { toNameKey } from '../../lib/sameName';
import type { Identity } from './anonymise';

const ORGANIZER = ['organizer_name', 'organizer_phone'] as const;

/** True when the form names the person as organizer. If only name or phone is typed, that one decides. */
function isPersonNamed({ phones, names }: Identity, texts: Draft['values']): boolean {
  const { organizer_name = '', organizer_phone: phone = '' } = texts;
  const words = toNameKey(organizer_name);
  if (phone === '') return words.includes(' ') && names.has(words);
  return phones.has(phone) && (words === '' || names.has(words));
}

/**
 * A tournament's draft without a forgotten person (PLAYER-81).
 * @returns the same draft if it does not contain the person; null when no typed text would be left
 */
export function anonymiseDraft(identity: Identity, draft: Draft): Draft | null {
  const isTyped = isPersonNamed(identity, draft.values);
  const isBefore = isPersonNamed(identity, draft.before);
  if (!isTyped && !isBefore) return draft;
  const before = { ...draft.before };
  if (isBefore) for (const name of ORGANIZER) before[name] = '';
  const values = { ...draft.values };
  // If the person was typed, the values before typing are restored.
  if (isTyped) for (const name of ORGANIZER) values[name] = before[name] ?? '';
  const isEmpty = Object.keys(values).every((name) => values[name] === before[name]);
  return isEmpty && !draft.sending ? null : { ...draft, values, before };
}
