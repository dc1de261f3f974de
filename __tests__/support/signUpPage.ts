import type { LightMyRequestResponse } from 'fastify';
import { STAMP_FIELD, type HONEYPOT_FIELD } from '../../src/public/fieldNames';
import { createPlayDesk } from './playDesk';
import type { TestApp } from './serverApp';

/** A valid, filled-in sign-up form. */
export const FORM = {
  givenName: 'Максим',
  familyName: 'Шубин',
  phone: '+7 (963) 147-29-80',
  level: '3.5',
  consent: 'yes',
};

type Form = Partial<typeof FORM> & {
  publicName?: string;
  sex?: string;
  [HONEYPOT_FIELD]?: string;
  [STAMP_FIELD]?: string;
};

/** Time to fill in a form, in milliseconds; longer than the minimum for people (APPLY-11). */
export const FILLING_MS = 5_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescape = (text: string): string =>
  text.replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** The text of a page without tags. */
export const toText = (html: string): string =>
  unescape(html.replace(/<head>.*<\/head>/s, ' ').replace(/<[^>]*>/g, ' '))
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const findValue = (html: string, name: string): string | undefined => {
  const input = (html.match(/<input[^>]*>/g) ?? []).find((tag) => tag.includes(`name="${name}"`));
  const value = /value="([^"]*)"/.exec(input ?? '')?.[1];
  return value === undefined ? undefined : unescape(value);
};

export const getFieldError = (html: string, name: string): string =>
  unescape(new RegExp(`id="${name}-error">([^<]*)<`).exec(html)?.[1] ?? '');

/** The target of a redirect. */
export const getLocation = ({ headers }: LightMyRequestResponse): string =>
  String(headers.location);

/** A tournament's sign-up page, as used by a browser without scripts. */
export async function openSignUpPage(club: TestApp, tournamentId = 1) {
  const desk = createPlayDesk(club, tournamentId);
  const { path } = (await desk.read()).json.signUp;

  const get = (url: string = path, remoteAddress = '203.0.113.7') =>
    club.app.inject({ url, remoteAddress });

  /** Sends the form exactly as given. */
  const post = (form: Form, remoteAddress = '203.0.113.7', url = path) =>
    club.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(form)),
    });

  /** Opens a form. Returns the stamp in its hidden field. */
  const openForm = async (remoteAddress?: string) =>
    findValue((await get(path, remoteAddress)).body, STAMP_FIELD)!;

  return {
    path,
    desk,
    get,
    post,
    openForm,

    /**
     * Opens the form, fills it in and sends it.
     * @param now the time of opening; the clock advances by {@link FILLING_MS}
     */
    async signUp(now: number, form: Form = {}, remoteAddress?: string) {
      club.setNow(now);
      const stamp = await openForm(remoteAddress);
      club.setNow(now + FILLING_MS);
      return post({ [STAMP_FIELD]: stamp, ...FORM, ...form }, remoteAddress);
    },
  };
}
