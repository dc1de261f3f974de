import { toDay } from '../../domain/dates/dates';
import { buildCalendar } from '../../domain/calendar/icalendar';
import { formatDateTime } from '../../domain/dates/instants';
import { isEntryCancelled } from '../../domain/play/signUp/signUpPositionTexts';
import { findSignUpPosition } from '../../domain/play/signUp/signUpPosition';
import {
  EMPTY_SIGN_UP,
  type SignUpErrors,
  type SignUpValues,
} from '../../domain/play/signUp/signUpForm';
import type { PublicSite } from '../../public/Document';
import { renderEntryPage, renderConsentPage, renderSignUpPage } from '../../public/pages';
import type { Clock } from '../lib/clock';
import type { StoredEntry } from '../play/entries/entryRepository';
import { getSignUpPath } from '../play/contract/playResponse';
import { createFormStamp } from './formStamp';
import type { SignUpTarget } from './signUpTargets';

type Options = {
  clock: Clock;
  site: PublicSite;
  title: string;
  legalName?: string;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  calendarHost: string;
};

export type SignUpFormState = {
  values?: SignUpValues;
  errors?: SignUpErrors;
  problem?: string;
  /** The sent form's signature. Undefined makes a new one, because the server did not sign the form. */
  stamp?: string | undefined;
};

type Address = { token: string; secret: string };

/** Returns the last four digits of a phone, as people say them: «29-80». */
const formatPhoneEnd = (phone: string | null): string | null => phone && phone.slice(-5);

export function createSignUpPages({
  clock,
  site,
  title,
  legalName,
  timeZone,
  calendarHost,
}: Options) {
  const getToday = () => toDay(clock(), timeZone);

  return {
    renderSignUp(
      { tournament, state, play, token, key }: SignUpTarget,
      { values = EMPTY_SIGN_UP, errors = {}, problem, stamp }: SignUpFormState = {},
    ): string {
      return renderSignUpPage({
        site,
        tournament,
        today: getToday(),
        state,
        play,
        path: getSignUpPath(token),
        stamp: stamp ?? createFormStamp(key, clock()),
        values,
        errors,
        problem: problem ?? null,
      });
    },

    renderConsent: ({ tournament, token, play }: SignUpTarget): string =>
      renderConsentPage({
        site,
        legalName: legalName ?? title,
        phone: tournament.organizer_phone,
        path: getSignUpPath(token),
        asksPublicName: play.settings.showsFullNames,
      }),

    renderEntry(
      { tournament, state, play, token }: SignUpTarget,
      entry: StoredEntry,
      address: Address,
    ): string {
      const position = findSignUpPosition(play, entry.id)!;
      return renderEntryPage({
        site,
        tournament,
        today: getToday(),
        state,
        position,
        givenName: entry.given_name,
        signedUpAt: formatDateTime(entry.created_at, timeZone),
        phoneEnd: formatPhoneEnd(entry.phone),
        path: `${getSignUpPath(address.token)}/${address.secret}`,
        // A person with an old address does not get the new one.
        signUpPath: address.token === token ? getSignUpPath(token) : null,
        isNamePublic: entry.public_name_consent !== null,
      });
    },

    /** The newer of two files has the higher sequence, whichever data changed (APPLY-16). */
    buildCalendarFile(
      { tournament, state, play, playVersion }: SignUpTarget,
      entry: StoredEntry,
    ): string {
      const isCancelled = isEntryCancelled(findSignUpPosition(play, entry.id)!, state);
      const sequence = (tournament.version ?? 0) + playVersion;
      const event = { ...tournament, sequence, isCancelled };
      return buildCalendar([event], { title, timeZone, host: calendarHost });
    },
  };
}

export type SignUpPages = ReturnType<typeof createSignUpPages>;
