import { dayOf } from '../../domain/dates';
import { calendarOf } from '../../domain/icalendar';
import { shownInstantOf } from '../../domain/instants';
import { standingOf } from '../../domain/play/standing';
import { EMPTY_SIGN_UP, type SignUpErrors, type SignUpValues } from '../../domain/play/signUpForm';
import type { Site } from '../../public/Document';
import { answerPage, consentPage, signUpPage } from '../../public/pages';
import type { Clock } from '../lib/clock';
import type { EntryRow } from '../play/entryRepository';
import { signUpPath } from '../play/playAnswer';
import { makeStamp } from './formStamp';
import type { Subject } from './subjects';

type Options = {
  clock: Clock;
  site: Site;
  title: string;
  legalName?: string;
  /** IANA name. */
  timeZone: string;
  calendarHost: string;
};

/** What a form is shown again with. */
export type Shown = {
  values?: SignUpValues;
  errors?: SignUpErrors;
  problem?: string;
  /** Of the form that was sent; a new one where the server did not sign it. */
  stamp?: string | undefined;
};

/** Where somebody's own page was asked for. */
type Address = { token: string; secret: string };

/** The last four digits of a phone, as people say them: «29-80». */
const endOf = (phone: string | null): string | null => phone && phone.slice(-5);

/** Makes the public pages of what is stored. */
export function makePages({ clock, site, title, legalName, timeZone, calendarHost }: Options) {
  const today = () => dayOf(clock(), timeZone);

  return {
    signUp(
      { tournament, state, play, token, key }: Subject,
      { values = EMPTY_SIGN_UP, errors = {}, problem, stamp }: Shown = {},
    ): string {
      return signUpPage({
        site,
        tournament,
        today: today(),
        state,
        play,
        path: signUpPath(token),
        stamp: stamp ?? makeStamp(key, clock()),
        values,
        errors,
        problem: problem ?? null,
      });
    },

    consent: ({ tournament, token, play }: Subject): string =>
      consentPage({
        site,
        legalName: legalName ?? title,
        phone: tournament.organizer_phone,
        path: signUpPath(token),
        asksPublicName: play.settings.showsFullNames,
      }),

    answer({ tournament, state, play, token }: Subject, entry: EntryRow, asked: Address): string {
      const standing = standingOf(play, entry.id)!;
      return answerPage({
        site,
        tournament,
        today: today(),
        state,
        standing,
        givenName: entry.given_name,
        signedUpAt: shownInstantOf(entry.created_at, timeZone),
        phoneEnd: endOf(entry.phone),
        path: `${signUpPath(asked.token)}/${asked.secret}`,
        // Whoever has an old address is not told the new one.
        signUpPath: asked.token === token ? signUpPath(token) : null,
        isNamePublic: entry.public_name_consent !== null,
      });
    },

    calendar: ({ tournament }: Subject): string =>
      calendarOf([tournament], { title, timeZone, host: calendarHost }),
  };
}

export type Pages = ReturnType<typeof makePages>;
