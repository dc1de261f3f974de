import { NAME_LENGTH_MAX, NAME_LENGTH_MIN } from './limits';

// Of the rules, for what says the same without loading them: yup comes with the forms.

/** RULE-2, DESK-32: said of a day before today. */
export const DATE_IN_PAST_TEXT = 'Дата не может быть в прошлом';

/** RULE-11: said of a phone in any other form. */
export const PHONE_FORM_TEXT = 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX';

/** RULE-10, APPLY-5: of a name, whose subject begins the message. */
export const describeTooShortName = (subject: string): string =>
  `${subject} минимум ${NAME_LENGTH_MIN} символа`;
export const describeTooLongName = (subject: string): string =>
  `${subject} максимум ${NAME_LENGTH_MAX} символов`;

/** ROSTER-4, APPLY-5: of a player's name without a letter. */
export const describeNoLetters = (subject: string): string => `${subject}: нужны буквы`;
