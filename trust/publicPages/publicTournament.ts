import { randomUUID } from 'node:crypto';
import type { LinkPurpose } from '../../src/domain/play/wire/links';
import { createStartRoundEvents } from '../../src/domain/play/draw/drawEvents';
import { FORMATS } from '../../src/domain/play/formats/formats';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import type { Player } from '../../src/domain/players/playerWire';
import type { Club } from '../club';
import type { Play } from '../contract/plays';
import { createTournament } from '../hostile/honest';
import { openForm } from '../signUpForms';
import { askPage } from './askPage';

export const PAGES = ['live', 'score', 'apply', 'own'] as const;
export type PublicPage = (typeof PAGES)[number];

/** A tournament in progress with all its public pages open, and the secrets that no page may show. */
export type PublicTournament = {
  paths: Readonly<Record<PublicPage, string>>;
  /** Addresses that were replaced by new ones. */
  ended: Readonly<Record<LinkPurpose | 'apply', string>>;
  /** Texts that occur only in the private data. */
  secrets: Readonly<Record<string, string>>;
  /** Changes a text that the pages show. */
  change: () => Promise<void>;
};

const FAMILY = 'Канарейкин';
const NOTE = 'заметка-канарейка';
const GIVEN = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар', 'Ирина'];

const persons = () =>
  GIVEN.map((givenName, index) => ({
    id: randomUUID(),
    givenName,
    familyName: FAMILY,
    phone: `+7 (958) 317-46-0${index}`,
    level: 3.5,
  }));

export const parseToken = (path: string): string => path.split('/').at(-1)!;

/** Signs up a person whose sign-up is under review, and who nevertheless has an entry page. */
async function signUp({ url }: Club, path: string, address: string): Promise<string> {
  const { stamp } = await openForm(url, path, address);
  const fields = {
    form: stamp,
    givenName: 'Максим',
    familyName: FAMILY,
    level: '',
    consent: 'yes',
  };
  const { headers } = await askPage(url, {
    method: 'POST',
    path,
    headers: {
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: String(new URLSearchParams({ ...fields, phone: '+7 (958) 317-46-99' })),
  });
  return headers.location!;
}

/**
 * Creates a tournament with public pages.
 * @param address address of the person who signs up
 */
export async function createPublicTournament(
  club: Club,
  address: string,
): Promise<PublicTournament> {
  const { id } = (await club.send('POST', '/api/tournaments', createTournament(7_717))) as {
    id: number;
  };
  const path = `/api/tournaments/${id}/play`;
  const post = async (place: string, body: object = {}) =>
    (await club.send('POST', path + place, body)) as Play;
  const entries = persons();
  await post('/entries', { id: randomUUID(), entries });
  const players = (await club.send('GET', '/api/players')) as Player[];
  const anna = players.find(({ phone }) => phone === entries[0]!.phone)!;
  await club.send('PUT', `/api/players/${anna.id}/note`, { note: NOTE, version: 1 });
  const before = {
    live: (await post('/links/live')).links.live!,
    score: (await post('/links/score')).links.score!,
    apply: (await post('/links/live')).signUp.path,
  };
  await post('/links/score');
  const play = await post('/link');
  const own = await signUp(club, play.signUp.path, address);
  const drawing = { format: FORMATS.Американо, levelOf: () => null } as const;
  const plan = { planned: 7, seed: id, context: drawing };
  const events = createStartRoundEvents(toPlayState(play), new Date().toISOString(), plan);
  await post('/changes', { id: randomUUID(), events, undoes: null });
  const paths = { live: play.links.live!, score: play.links.score!, apply: play.signUp.path, own };
  let changes = 0;
  return {
    paths,
    ended: before,
    async change() {
      const body = { startTime: `10:${String((changes += 1) % 60).padStart(2, '0')}` };
      // The server may refuse one of two concurrent changes. The other one is enough.
      await club.ask('PUT', `/api/tournaments/${id}`, { body });
    },
    secrets: {
      family: FAMILY,
      note: NOTE,
      phone: '+7 (958) 317-46-0',
      token: club.token,
      password: club.administrator.password,
      ...Object.fromEntries(PAGES.map((page) => [`address of ${page}`, parseToken(paths[page])])),
      ...Object.fromEntries(entries.map((entry, index) => [`id ${index}`, entry.id])),
      player: anna.id,
    },
  };
}
