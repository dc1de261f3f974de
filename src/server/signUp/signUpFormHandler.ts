import {
  EMPTY_SIGN_UP,
  interpretSignUp,
  SIGN_UP_FIELD_NAMES,
} from '../../domain/play/signUp/signUpForm';
import { isSignUpPhaseOpen } from '../../domain/play/signUp/signUpPhase';
import { HONEYPOT_FIELD, STAMP_FIELD } from '../../public/fieldNames';
import { getFormField, type SentFormValues } from '../publicPages/formBodies';
import { parseFormStamp } from './formStamp';
import type { SignUpPages, SignUpFormState } from './signUpPages';
import type { SignUps } from './signUps';
import type { SignUpTarget } from './signUpTargets';

type ReceivedSignUpForm = {
  body: SentFormValues | undefined;
  /** Client key from `toClientKey`. */
  address: string;
};

/**
 * The result of a sign-up form: the secret in the address of the sign-up's page, or a page that explains the refusal.
 */
type PostedSignUpResponse = { secret: string } | { status: 409 | 410 | 422 | 503; html: string };

type Dependencies = {
  pages: SignUpPages;
  signUps: SignUps;
  /**
   * Reads the current target.
   * @throws ProblemError 404
   */
  readTarget: (token: string) => Promise<SignUpTarget>;
};

/**
 * Maximum number of characters of each field in a refused form. With more, the response would be larger than the form.
 */
const SHOWN_LENGTH_MAX = 80;

const DUPLICATE = 'Такая заявка уже есть. Откройте свою ссылку или позвоните в клуб.';
const TOO_MANY = 'Сейчас слишком много записей. Попробуйте позже или позвоните в клуб.';

/** Checks a sent form and signs the person up (APPLY-3 to APPLY-7). */
export function createSignUpFormHandler({ pages, signUps, readTarget }: Dependencies) {
  const refuse = (
    target: SignUpTarget,
    status: 409 | 410 | 422 | 503,
    formState: SignUpFormState = {},
  ): PostedSignUpResponse => ({ status, html: pages.renderSignUp(target, formState) });

  const refuseClosed = (target: SignUpTarget): PostedSignUpResponse =>
    refuse(target, target.isInTrash ? 410 : 409);

  return async (
    token: string,
    { body, address }: ReceivedSignUpForm,
  ): Promise<PostedSignUpResponse> => {
    const target = await readTarget(token);
    if (!isSignUpPhaseOpen(target.state)) return refuseClosed(target);
    const values = { ...EMPTY_SIGN_UP };
    const shownValues = { ...EMPTY_SIGN_UP };
    for (const field of SIGN_UP_FIELD_NAMES) {
      values[field] = getFormField(body, field);
      shownValues[field] = [...values[field]].slice(0, SHOWN_LENGTH_MAX).join('');
    }
    const shouldAskSex = target.play.settings.variant === 'mixed';
    const { person, sex, errors } = interpretSignUp(values, shouldAskSex);
    const stampText = getFormField(body, STAMP_FIELD);
    const stamp = parseFormStamp(target.key, stampText);
    const typed = { values: shownValues, stamp: stamp ? stampText : undefined };
    if (Object.keys(errors).length > 0) return refuse(target, 422, { ...typed, errors });
    const isTrapped = getFormField(body, HONEYPOT_FIELD) !== '';
    const isNamePublic = values.publicName !== '';
    const submission = { person, sex, isNamePublic, stamp, isTrapped, address };
    const result = await signUps.signUp(target.tournament.id, submission);
    if ('secret' in result) return result;
    if (result.refused === 'closed') return refuseClosed(await readTarget(token));
    if (result.refused === 'duplicate') {
      return refuse(target, 409, { ...typed, problem: DUPLICATE });
    }
    return refuse(target, 503, { ...typed, problem: TOO_MANY });
  };
}
