import { applicationRules, validateFields } from '../../src/domain/tournament/rules';
import { readEnv } from '../../src/server/env';

/** A text in all the places where one may stand, each as far as that place takes it. */
export type Guest = {
  /** In every column of the database: nothing checks what is put there past our server. */
  text: string;
  /** Where our server checks it: an organizer's, a player's and a user's name, typed as well. */
  name: string;
  /** CLUB_TITLE. */
  title: string;
  /** Whoever is signed in. */
  user: string;
  /** What a server says when it refuses. */
  message: string;
};

/** The same with texts that mean nothing and stand nowhere else in the console. */
export const HARMLESS: Guest = {
  text: 'ѪѫѬѭ',
  name: 'ѢѣѤ',
  title: 'ѨѩѦ',
  user: 'ѮѯѰ',
  message: 'Ѱѱѽ',
};

/** Room for what the tour adds to a name. */
const NAME_LENGTH_MAX = 49;
/** A longer one is no sentence for a person, and gives way to the console's own. */
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

/** A guest made of one text, which is harmless where our server does not take that. */
export function createGuest(text: string): Guest {
  // UTF-8 knows no half of a pair.
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
