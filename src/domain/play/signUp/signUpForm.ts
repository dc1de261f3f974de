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

/** The fields of the sign-up form, by the names under which a browser sends them. */
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

/** What was typed into the form; an unticked box, and what is not known or not asked, are empty. */
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

/** Whoever signs up: both names and a phone are known. */
export type SignUpPerson = EntryPerson & { phone: string };

export type SignUpErrors = Partial<Record<SignUpFieldName, string>>;

/** APPLY-6: said where the consent is missing. */
export const CONSENT_NEEDED_TEXT = 'Без согласия записать нельзя';

/** PLAY-46: said where the play is микст and nothing was chosen. */
export const SEX_NEEDED_TEXT = 'Выберите: мужчина или женщина';

const WRONG_LEVEL = `Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`;

/** APPLY-5: the rules of a sign-up. */
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

/** Null for a level that is not known, NaN for a text that is none. */
function parseFormLevel(text: string): number | null {
  if (text === '') return null;
  return Number(normalizeLevel(text) ?? NaN);
}

/**
 * APPLY-5: reads a form as it was sent.
 * @param asksSex whether the play is микст (PLAY-46); what nobody asked for is not read
 * @returns the person as it is to be stored, м/ж, and the broken rules by field: none where all hold
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
