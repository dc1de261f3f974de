import * as yup from 'yup';
import { hasLetters, cleanName } from '../lib/cleanName';
import { isDateForm, isRealDate } from '../dates/dates';
import { LEVEL_MAX, LEVEL_MIN, LEVEL_STEP } from '../fields/level';
import {
  EARLIEST_START,
  LATEST_END,
  LATEST_START,
  NAME_LENGTH_MAX,
  NAME_LENGTH_MIN,
  USER_ID_LENGTH_MAX,
} from './limits';
import {
  DATE_IN_PAST_TEXT,
  PHONE_FORM_TEXT,
  describeNoLetters,
  describeTooLongName,
  describeTooShortName,
} from './ruleMessages';
import { TOURNAMENT_TYPES } from './tournamentTypes';
import { FEE_MAX, formatMoney } from '../fields/money';
import { isPhone } from '../fields/phone';
import { PLAYER_PHONE_PATTERN, PLAYER_PHONE_FORM_TEXT } from '../fields/playerPhone';
import { formatSpokenHour, isWholeTime } from '../dates/time';
import type { TournamentRequest } from './tournament';
import { REQUEST_FIELD_NAMES, type RequestFieldName } from './tournamentFields';

export const END_AFTER_START_TEXT = 'Время окончания должно быть больше времени начала';
const TIME_FORM = 'Время в формате ЧЧ:ММ';
const LEVEL_STEPS = 'Уровень должен быть целым числом или иметь шаг 0.5 (например: 1, 1.5, 2)';
/** Messages that several fields share, so that they need the field's label next to them. */
export const SHARED_MESSAGES: ReadonlySet<string> = new Set([TIME_FORM, LEVEL_STEPS]);
const endHour = LATEST_END.slice(0, 2);
const isTime = (value: unknown): value is string => typeof value === 'string' && isWholeTime(value);
const isBelow = (value: unknown, least: unknown) =>
  typeof value === 'number' && typeof least === 'number' && value < least;
const isLevel = (value: number) => value >= LEVEL_MIN && value <= LEVEL_MAX;
const isStep = (value: number) => Number.isInteger(value / LEVEL_STEP);
const countCharacters = (value: string) => [...cleanName(value)].length;

/** True when the end is after the start; both are HH:MM (RULE-5). */
export const isEndAfterStart = (start: string, end: string): boolean => end > start;

const createTimeRule = () =>
  yup
    .string()
    .strict()
    .test('form', TIME_FORM, (value) => !value || isTime(value));

/** Rule for a level's limits and steps; `range` is the message for a level outside the limits (RULE-6, RULE-7). */
export const createLevelRule = (range: string) =>
  yup
    .number()
    .strict()
    .typeError(range)
    .test('range', range, (value) => value == null || isLevel(value))
    .test('step', LEVEL_STEPS, (value) => value == null || !isLevel(value) || isStep(value));

/** Rule for a name that may be empty; `subject` begins the message (RULE-10). */
export const createOptionalNameRule = (subject: string) =>
  yup
    .string()
    .strict()
    .test(
      'max',
      describeTooLongName(subject),
      (value) => countCharacters(value ?? '') <= NAME_LENGTH_MAX,
    );

/** Rule for a name with a minimum length and without surrounding spaces; `subject` begins the messages (RULE-10). */
const createNameRule = (subject: string) =>
  createOptionalNameRule(subject).test(
    'min',
    describeTooShortName(subject),
    (value) => countCharacters(value ?? '') >= NAME_LENGTH_MIN,
  );

/** Rule for a player's name, which needs letters (ROSTER-4). */
export const createPlayerNameRule = (subject: string) =>
  createNameRule(subject).test('letters', describeNoLetters(subject), (value) =>
    hasLetters(value ?? ''),
  );

/** Rule for an organizer's phone in the stored form (RULE-11). */
const createOrganizerPhoneRule = () =>
  yup
    .string()
    .strict()
    .test('form', PHONE_FORM_TEXT, (value) => isPhone(value ?? ''));

/** Rule for a player's phone, which may be foreign (ROSTER-4). */
export const createPlayerPhoneRule = () =>
  yup
    .string()
    .strict()
    .test('form', PLAYER_PHONE_FORM_TEXT, (value) => PLAYER_PHONE_PATTERN.test(value ?? ''));

/** Rules of single fields; `today` is yyyy-MM-dd in the club's time zone (RULE-13). */
const createFieldRules = (today: string): Record<RequestFieldName, yup.Schema> => ({
  tournamentType: yup
    .string()
    .strict()
    .required('Тип турнира обязателен')
    .test(
      'known',
      'Выберите корректный тип турнира',
      (value) => !value || TOURNAMENT_TYPES.some((type) => type === value),
    ),
  date: yup
    .string()
    .strict()
    .required('Дата обязательна')
    .test('form', 'Дата в формате ДД.ММ.ГГГГ', (value) => !value || isDateForm(value))
    .test('real', 'Такой даты нет', (value) => !value || !isDateForm(value) || isRealDate(value))
    .test('coming', DATE_IN_PAST_TEXT, (value) => !value || !isRealDate(value) || value >= today),
  startTime: createTimeRule()
    .required('Время начала обязательно')
    .test(
      'earliest',
      `Время начала не может быть раньше ${formatSpokenHour(EARLIEST_START)}`,
      (value) => !isTime(value) || value >= EARLIEST_START,
    )
    .test(
      'latest',
      `Время начала не может быть позже ${formatSpokenHour(LATEST_START)}`,
      (value) => !isTime(value) || value <= LATEST_START,
    ),
  endTime: createTimeRule()
    .nullable()
    .test(
      'latest',
      `Время окончания не может быть позже ${endHour}:00`,
      (value) => !value || !isTime(value) || value.slice(0, 2) <= endHour,
    ),
  levelFrom: createLevelRule(`Минимальный уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).required(
    `Минимальный уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`,
  ),
  levelTo: createLevelRule(`Максимальный уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).nullable(),
  entryFee: yup
    .number()
    .strict()
    .typeError('Взнос указывается в целых рублях')
    .required('Взнос указывается в целых рублях')
    .min(0, 'Взнос не может быть отрицательным')
    .integer('Взнос указывается в целых рублях')
    .max(FEE_MAX, `Взнос не больше ${formatMoney(FEE_MAX)}`),
  organizerName: createNameRule('Имя организатора'),
  organizerPhone: createOrganizerPhoneRule(),
});

/** Rules for two fields. The error belongs to `on`, and EDIT-2 needs both names. */
const pairRules: readonly {
  on: RequestFieldName;
  partner: RequestFieldName;
  message: string;
  isKept: (request: TournamentRequest) => boolean;
}[] = [
  {
    on: 'endTime',
    partner: 'startTime',
    message: END_AFTER_START_TEXT,
    isKept: ({ startTime, endTime }) =>
      !endTime || !isTime(startTime) || !isTime(endTime) || isEndAfterStart(startTime, endTime),
  },
  {
    on: 'levelTo',
    partner: 'levelFrom',
    message: 'Максимальный уровень должен быть больше или равен минимальному',
    // The rule is not «levelTo >= levelFrom», because a missing minimum must break only RULE-6.
    isKept: ({ levelFrom, levelTo }) => !isBelow(levelTo, levelFrom),
  },
];

/**
 * RULE-1 to RULE-12 as one yup schema for a whole request.
 * @param today yyyy-MM-dd in the club's time zone
 * @param changed the fields whose rules apply, including rules for two fields (EDIT-2); all fields for a new tournament
 */
export function createTournamentRules(
  today: string,
  changed: readonly RequestFieldName[] = REQUEST_FIELD_NAMES,
): yup.ObjectSchema<object> {
  const rules = createFieldRules(today);
  const shape = REQUEST_FIELD_NAMES.map((field): [RequestFieldName, yup.Schema] => {
    const own = changed.includes(field) ? rules[field] : yup.mixed().nullable();
    const pairs = pairRules.filter(
      ({ on, partner }) => on === field && (changed.includes(on) || changed.includes(partner)),
    );
    return [
      field,
      pairs.reduce<yup.Schema>(
        (schema, { message, isKept }) =>
          schema.test('pair', message, (_, { parent }) => isKept(parent as TournamentRequest)),
        own,
      ),
    ];
  });
  return yup.object(Object.fromEntries(shape)).strict();
}

export const applicationRules = yup
  .object({
    name: createPlayerNameRule('Имя игрока'),
    level: createLevelRule(`Уровень от ${LEVEL_MIN} до ${LEVEL_MAX}`).nullable(),
    contactPhone: createPlayerPhoneRule(),
    userId: yup
      .mixed()
      .test(
        'form',
        `Идентификатор игрока: целое число или текст до ${USER_ID_LENGTH_MAX}\u00a0символов`,
        (value) =>
          Number.isSafeInteger(value) ||
          (typeof value === 'string' &&
            value.trim() !== '' &&
            [...value].length <= USER_ID_LENGTH_MAX),
      ),
  })
  .strict();

export type FieldErrors<Field extends string = RequestFieldName> = Partial<Record<Field, string>>;

/** The message of the first broken rule of each field; empty when none is broken. */
export function validateFields<Request extends object>(
  rules: yup.ObjectSchema<object>,
  request: Request,
): FieldErrors<keyof Request & string> {
  try {
    // Capturing a stack would cost more than the rules, and no code uses it.
    rules.validateSync(request, { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) errors[path] ??= message;
    return errors as FieldErrors<keyof Request & string>;
  }
}
