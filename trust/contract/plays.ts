import { randomInt, randomUUID } from 'node:crypto';
import { isTotalPossible } from '../../src/domain/play/model/gameSettings';
import type { PlayResponse } from '../../src/server/play/contract/playResponse';
import type { Answer, Request } from '../request';
import { parseJson } from './judge';

export type Play = PlayResponse;

const two = (): string => String(randomInt(100)).padStart(2, '0');
/**
 * Creates a random phone. The same phone and name in several tournaments would be reported at each of them (ROSTER-9).
 */
export const phone = (): string => `+7 (9${two()}) 1${two()}-${two()}-${two()}`;

/** Creates fields that the rules accept (ROSTER-4). A schema alone allows any text. */
const createPerson = (number: number) => ({
  givenName: `Пётр ${'абвгдежзик'[number % 10]}`,
  familyName: 'Ершов',
  phone: number % 2 === 0 ? null : phone(),
  level: number % 3 === 0 ? null : 3.5,
});

/** Replaces the persons of a generated request by persons that the rules accept. */
export const createEntries = (body: unknown): unknown => {
  const { id, entries } = body as { id: string; entries: object[] };
  const persons = entries.map((_, index) => ({ id: randomUUID(), ...createPerson(index) }));
  return { id, entries: persons };
};

/** A sum that is valid in points and in games. */
const TOTAL_OF_BOTH = 12;

/** Replaces a sum that its unit does not allow. The schema only knows the widest limits of both units (PLAY-83). */
export const createUsualSettings = (body: unknown): unknown => {
  const settings = body as Parameters<typeof isTotalPossible>[0];
  return isTotalPossible(settings) ? settings : { ...settings, total: TOTAL_OF_BOTH };
};

/** Returns an entry of a tournament's play, and adds a missing one. */
export async function findEntry(
  tournamentId: number,
  send: (request: Request) => Promise<Answer>,
): Promise<Play['entries'][number]> {
  const path = `/api/tournaments/${tournamentId}/play`;
  const { entries } = parseJson(await send({ path })) as Play;
  if (entries[0]) return entries[0];
  const body = createEntries({ id: randomUUID(), entries: [{}] });
  await send({ method: 'POST', path: `${path}/entries`, body });
  return (parseJson(await send({ path })) as Play).entries[0]!;
}

/** Creates a correction that builds on the entry's current version. */
export const createCorrection = ({ personVersion }: Play['entries'][number]): unknown => ({
  ...createPerson(personVersion),
});
