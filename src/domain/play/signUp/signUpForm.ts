import * as yup from 'yup';
import { SEXES, type Sex } from '../../draw/base/drawnRound';
import { LEVEL_MAX, LEVEL_MIN } from '../../fields/level';
import { normalizeLevel } from '../../fields/parseTyped';
import { parsePlayerPhone } from '../../fields/playerPhone';
import { cleanName } from '../../lib/cleanName';
import {
  validateFields,
  createLevelRule,
  createPlayerNameRule,
  createPlayerPhoneRule,
} from '../../tournament/rules';
import type { EntryPerson } from '../model/entry';

/** Names of the sign-up form's fields in HTML. */
export const SIGN_UP_FIELD_NAMES = [
  'givenName',
  'familyName',
  'phone',
  'sex',
  'level',
  'consent',
  'publicName',
] as const;
export type SignUpFieldName = (typeof SIGN_UP_FIELD_NAMES)[number];

/** Texts of the form; empty for an unticked box, and for an unknown value or one without a field. */
export type SignUpValues = Readonly<Record<SignUpFieldName, string>>;

export const EMPTY_SIGN_UP: SignUpValues = {
  givenName: '',
  familyName: '',
  phone: '',
  sex: '',
  level: '',
  consent: '',
  publicName: '',
};

/** A person who signs up, with a phone. */
export type SignUpPerson = EntryPerson & { phone: string };

export type SignUpErrors = Partial<Record<SignUpFieldName, string>>;

/** Message about a missing consent (APPLY-6). */
export const CONSENT_NEEDED_TEXT = 'Без согласия записать нельзя';

/** Message about a missing choice in микст (PLAY-46). */
export const SEX_NEEDED_TEXT = 'Выберите: мужчина или женщина';

const WRONG_LEVEL = `Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`;

/** Validation rules of a sign-up (APPLY-5). */
const signUpRules = yup
  .object({
    givenName: createPlayerNameRule('Имя'),
    familyName: createPlayerNameRule('Фамилия'),
    phone: createPlayerPhoneRule(),
    sex: yup.string().oneOf(SEXES, SEX_NEEDED_TEXT).nullable(),
    level: createLevelRule(WRONG_LEVEL).nullable(),
    consent: yup.boolean().oneOf([true], CONSENT_NEEDED_TEXT),
  })
  .strict();

/** Returns null for an unknown level, and NaN for any other invalid text. */
function parseFormLevel(text: string): number | null {
  if (text === '') return null;
  return Number(normalizeLevel(text) ?? NaN);
}

/**
 * Parses a sent form (APPLY-5).
 * @param asksSex true for микст (PLAY-46); otherwise the field is ignored
 * @returns the person to store, м/ж, and the messages by field
 */
export function interpretSignUp(
  values: SignUpValues,
  asksSex: boolean,
): {
  person: SignUpPerson;
  sex: Sex | null;
  errors: SignUpErrors;
} {
  const person = {
    givenName: cleanName(values.givenName),
    familyName: cleanName(values.familyName),
    phone: parsePlayerPhone(values.phone) ?? values.phone,
    level: parseFormLevel(values.level),
  };
  const sex = asksSex ? values.sex : null;
  const errors = validateFields(signUpRules, { ...person, sex, consent: values.consent !== '' });
  return { person, sex: SEXES.find((one) => one === sex) ?? null, errors };
}
