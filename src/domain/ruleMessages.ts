// Of the rules, for what says the same without loading them: yup comes with the forms.

/** RULE-2, DESK-32. */
export const DATE_IN_PAST = 'Дата не может быть в прошлом';
