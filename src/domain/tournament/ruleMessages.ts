import { NAME_LENGTH_MAX, NAME_LENGTH_MIN } from './limits';

// Messages that are needed before the rules: yup loads only with the forms.

/** Message for a past day (RULE-2, DESK-32). */
export const DATE_IN_PAST_TEXT = 'Дата не может быть в прошлом';

/** Message for a phone in any other form (RULE-11). */
export const PHONE_FORM_TEXT = 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX';

/** Message for a name that is too short; it begins with `subject` (RULE-10, APPLY-5). */
export const describeTooShortName = (subject: string): string =>
  `${subject} минимум ${NAME_LENGTH_MIN} символа`;
export const describeTooLongName = (subject: string): string =>
  `${subject} максимум ${NAME_LENGTH_MAX} символов`;

/** Message for a player's name without letters (ROSTER-4, APPLY-5). */
export const describeNoLetters = (subject: string): string => `${subject}: нужны буквы`;
