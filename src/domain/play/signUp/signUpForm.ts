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

/** The fields of the sign-up form, by their names in the HTML form. */
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

/** The texts of the form; empty for an unticked box, and for an unknown or unasked value. */
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

/** A person who signs up: both names and the phone are known. */
export type SignUpPerson = EntryPerson & { phone: string };

export type SignUpErrors = Partial<Record<SignUpFieldName, string>>;

/** The message for a missing consent (APPLY-6). */
export const CONSENT_NEEDED_TEXT = 'Без согласия записать нельзя';

/** The message for a микст without a choice (PLAY-46). */
export const SEX_NEEDED_TEXT = 'Выберите: мужчина или женщина';

const WRONG_LEVEL = `Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`;

/** The rules of a sign-up (APPLY-5). */
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

/** Null for an unknown level, NaN for any other text. */
function parseFormLevel(text: string): number | null {
  if (text === '') return null;
  return Number(normalizeLevel(text) ?? NaN);
}

/**
 * Parses a sent form (APPLY-5).
 * @param asksSex true for микст (PLAY-46); a field that was not asked is ignored
 * @returns the person to store, м/ж, and the broken rules by field
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
