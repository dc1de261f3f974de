import * as yup from 'yup';
import { parseLevel, parsePhone } from '../importing/cellParsing';
import { LEVEL_MAX, LEVEL_MIN } from '../level';
import { brokenRules, levelRule, nameRule, phoneRule } from '../rules';
import type { EntryPerson } from './entry';

/** The fields of the sign-up form, by the names under which a browser sends them. */
export const SIGN_UP_FIELDS = [
  'givenName',
  'familyName',
  'phone',
  'level',
  'consent',
  'publicName',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** What was typed into the form; an unticked box and a level that is not known are empty. */
export type SignUpValues = Readonly<Record<SignUpField, string>>;

export const EMPTY_SIGN_UP: SignUpValues = {
  givenName: '',
  familyName: '',
  phone: '',
  level: '',
  consent: '',
  publicName: '',
};

/** Whoever signs up: both names and a phone are known. */
export type SignUpPerson = EntryPerson & { phone: string };

export type SignUpErrors = Partial<Record<SignUpField, string>>;

/** APPLY-6: said where the consent is missing. */
export const CONSENT_NEEDED = 'Без согласия записать нельзя';

const WRONG_LEVEL = `Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`;

/** APPLY-5: the rules of a sign-up. */
const signUpRules = yup
  .object({
    givenName: nameRule('Имя'),
    familyName: nameRule('Фамилия'),
    phone: phoneRule(),
    level: levelRule(WRONG_LEVEL).nullable(),
    consent: yup.boolean().oneOf([true], CONSENT_NEEDED),
  })
  .strict();

const trimmed = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Null for a level that is not known, NaN for a text that is none. */
function levelOf(text: string): number | null {
  if (text === '') return null;
  return Number(parseLevel(text) ?? NaN);
}

/**
 * APPLY-5: reads a form as it was sent.
 * @returns the person as it is to be stored, and the broken rules by field: none where all hold
 */
export function readSignUp(values: SignUpValues): {
  person: SignUpPerson;
  errors: SignUpErrors;
} {
  const person = {
    givenName: trimmed(values.givenName),
    familyName: trimmed(values.familyName),
    phone: parsePhone(values.phone) ?? values.phone,
    level: levelOf(values.level),
  };
  const errors = brokenRules(signUpRules, { ...person, consent: values.consent !== '' });
  return { person, errors };
}
