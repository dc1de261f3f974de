import { applicationRules, validateFields } from '../../src/domain/tournament/rules';
import { readEnv } from '../../src/server/env';

/** One text in all its possible places. A place that does not accept the text has a harmless one. */
export type Guest = {
  /** Text in each text column of the database, stored without the server's checks. */
  text: string;
  /** Text in places that the server checks: names of an organizer, a player and a user, including typed ones. */
  name: string;
  /** Text in CLUB_TITLE. */
  title: string;
  /** Name of the signed-in user. */
  user: string;
  /** Text of a server's refusal. */
  message: string;
};

/** A guest with meaningless texts that occur nowhere else in the console. */
export const HARMLESS: Guest = {
  text: 'ѪѫѬѭ',
  name: 'ѢѣѤ',
  title: 'ѨѩѦ',
  user: 'ѮѯѰ',
  message: 'Ѱѱѽ',
};

/** Maximum characters that leave space for the tour's additions to a name. */
const NAME_LENGTH_MAX = 49;
/** The console replaces longer messages by its own message. */
const MESSAGE_LENGTH_MAX = 500;

const isName = (text: string): boolean =>
  !/[\r\n\0]/.test(text) &&
  [...text].length <= NAME_LENGTH_MAX &&
  Object.keys(
    validateFields(applicationRules, {
      name: text,
      userId: text,
      level: null,
      contactPhone: '+7 (916) 123-45-67',
    }),
  ).length === 0;

function isTaken(variables: Record<string, string>): boolean {
  try {
    readEnv(variables, '');
    return true;
  } catch {
    return false;
  }
}

/** Creates a guest from one text. Places that would not accept the text get harmless texts. */
export function createGuest(text: string): Guest {
  // UTF-8 cannot encode a lone surrogate.
  const whole = Buffer.from(text).toString();
  const or = (isAccepted: boolean, harmless: string) => (isAccepted ? whole : harmless);
  return {
    text: whole,
    name: or(isName(whole), HARMLESS.name),
    title: or(isTaken({ CLUB_TITLE: whole }), HARMLESS.title),
    user: or(isTaken({ ADMIN_USERNAME: whole }), HARMLESS.user),
    message: or(whole.length <= MESSAGE_LENGTH_MAX, HARMLESS.message),
  };
}
