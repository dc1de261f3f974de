import { formatLevel, LEVELS } from '../domain/fields/level';
import { NAME_LENGTH_MAX, NAME_LENGTH_MIN } from '../domain/tournament/limits';
import { PHONE_PLACEHOLDER } from '../domain/fields/phone';
import { PLAYER_PHONE_PATTERN, PLAYER_PHONE_FORM_TEXT } from '../domain/fields/playerPhone';
import {
  CONSENT_NEEDED_TEXT,
  SEX_NEEDED_TEXT,
  SIGN_UP_FIELD_NAMES,
  type SignUpErrors,
  type SignUpFieldName,
  type SignUpValues,
} from '../domain/play/signUp/signUpForm';
import {
  describeNoLetters,
  describeTooLongName,
  describeTooShortName,
} from '../domain/tournament/ruleMessages';
import { HONEYPOT_FIELD, STAMP_FIELD } from './fieldNames';
import { Field, FieldError, formatRulesAttribute, type FieldRule } from './Field';

type SignUpFormProps = {
  /** Path of the page, which also receives the form. */
  path: string;
  stamp: string;
  values: SignUpValues;
  errors: SignUpErrors;
  /** True in микст, where the form has a field for the sex (PLAY-46). */
  asksSex: boolean;
  /** Label of the button, which states what a press does. */
  button: string;
  /** True when the form has a box for showing the full name (SEEN-71). */
  asksPublicName: boolean;
};

const createNameRules = (subject: string): FieldRule[] => [
  [String.raw`^\s*\S.{${NAME_LENGTH_MIN - 2},}\S\s*$`, describeTooShortName(subject)],
  [String.raw`^\s*(?:\S.{0,${NAME_LENGTH_MAX - 2}}\S)\s*$`, describeTooLongName(subject)],
  [String.raw`\p{L}`, describeNoLetters(subject)],
];

/** The sign-up form, which works without a script (APPLY-1). */
export const SignUpForm = (props: SignUpFormProps) => {
  const { path, stamp, values, errors, asksSex, button, asksPublicName } = props;
  const firstError = SIGN_UP_FIELD_NAMES.find((field) => errors[field]);
  const getFieldProps = (name: SignUpFieldName) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: firstError === name,
  });
  return (
    <form method="post" action={path} noValidate>
      <input type="hidden" name={STAMP_FIELD} value={stamp} />
      <div className="pot" aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>Не заполняйте это поле</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="names">
        <Field
          {...getFieldProps('givenName')}
          label="Имя"
          rules={createNameRules('Имя')}
          autoComplete="given-name"
          autoCapitalize="words"
          required
        />
        <Field
          {...getFieldProps('familyName')}
          label="Фамилия"
          rules={createNameRules('Фамилия')}
          autoComplete="family-name"
          autoCapitalize="words"
          required
        />
      </div>
      <Field
        {...getFieldProps('phone')}
        label="Телефон"
        hint="Только для клуба: на экранах его не будет"
        rules={[[PLAYER_PHONE_PATTERN.source, PLAYER_PHONE_FORM_TEXT]]}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={PHONE_PLACEHOLDER}
        required
      />
      {asksSex && (
        <div className="field">
          <label htmlFor="sex">Мужчина или женщина</label>
          <select
            id="sex"
            name="sex"
            defaultValue={values.sex}
            autoFocus={firstError === 'sex'}
            data-rules={formatRulesAttribute([['.', SEX_NEEDED_TEXT]])}
            data-short="м/ж"
            aria-invalid={errors.sex !== undefined}
            aria-describedby="sex-error sex-hint"
            required
          >
            <option value="">не выбрано</option>
            <option value="m">мужчина</option>
            <option value="f">женщина</option>
          </select>
          <FieldError id="sex" error={errors.sex} />
          <p className="hint" id="sex-hint">
            Это микст: в каждой паре мужчина и женщина
          </p>
        </div>
      )}
      <div className="field">
        <label htmlFor="level">Уровень</label>
        <select
          id="level"
          name="level"
          defaultValue={values.level}
          aria-invalid={errors.level !== undefined}
          aria-describedby="level-error"
        >
          <option value="">не знаю</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {formatLevel(level)}
            </option>
          ))}
        </select>
        <FieldError id="level" error={errors.level} />
      </div>
      <div className="field">
        <label className="consent" htmlFor="consent">
          <input
            type="checkbox"
            id="consent"
            name="consent"
            value="yes"
            defaultChecked={values.consent !== ''}
            autoFocus={firstError === 'consent'}
            data-rules={formatRulesAttribute([['', CONSENT_NEEDED_TEXT]])}
            data-short="согласие"
            aria-invalid={errors.consent !== undefined}
            aria-describedby="consent-error"
            required
          />
          <span>
            Даю согласие на{' '}
            <a href={`${path}/consent`} target="_blank">
              обработку имени и телефона
            </a>{' '}
            для записи на этот турнир
          </span>
        </label>
        <FieldError id="consent" error={errors.consent} />
      </div>
      {asksPublicName && (
        <div className="field">
          <label className="consent" htmlFor="publicName">
            <input
              type="checkbox"
              id="publicName"
              name="publicName"
              value="yes"
              defaultChecked={values.publicName !== ''}
            />
            <span>
              Можно{' '}
              <a href={`${path}/consent#public-name`} target="_blank">
                показывать всем
              </a>{' '}
              мою фамилию целиком. Без этого другие видят только первую букву
            </span>
          </label>
        </div>
      )}
      <p className="note">
        После отправки откроется ваша страница: на ней место в очереди, там же запись можно
        отменить.
      </p>
      <div className="bar">
        <p className="scripted" role="status" data-done="Всё заполнено" />
        <button type="submit">{button}</button>
      </div>
    </form>
  );
};
