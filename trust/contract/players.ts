import { randomUUID } from 'node:crypto';
import { pick } from '../../src/domain/lib/pick';
import type { Player } from '../../src/domain/players/playerWire';
import type { Answer, Request } from '../request';
import { parseJson } from './judge';
import { phone } from './plays';

/** A player in a roster. */
export type Known = { entryId: string; playerId: string };

/** Adds two new players to a tournament's roster. */
export async function findTwoPlayers(
  tournamentId: number,
  send: (request: Request) => Promise<Answer>,
): Promise<[Known, Known]> {
  const entries = ['Вера', 'Глеб'].map((givenName) => ({
    id: randomUUID(),
    givenName,
    familyName: 'Ким',
    phone: phone(),
    level: null,
  }));
  const path = `/api/tournaments/${tournamentId}/play/entries`;
  await send({ method: 'POST', path, body: { id: randomUUID(), entries } });
  const players = parseJson(await send({ path: '/api/players' })) as Player[];
  const [one, other] = entries.map((entry) => ({
    entryId: entry.id,
    playerId: players.find((player) => player.phone === entry.phone)!.id,
  }));
  return [one!, other!];
}

/** Creates the valid body of a call about players. Any other body is returned unchanged. */
export function createPlayersBody(
  operationId: string,
  body: unknown,
  [one, other]: [Known, Known],
) {
  const given = body as Record<string, unknown>;
  switch (operationId) {
    case 'setPlayerNote':
      return { note: String(given.note).replaceAll('\0', '') };
    case 'correctPlayer': {
      const correction = { givenName: 'Инна', familyName: 'Ли', phone: phone(), level: 3.5 };
      const names = Object.keys(given) as (keyof typeof correction)[];
      return names.length > 0 ? pick(correction, names) : correction;
    }
    case 'mergePlayer':
      return { into: other.playerId };
    case 'addInvitations':
      return { playerIds: [one.playerId, other.playerId] };
    case 'setWishes':
      return { ...given, entryIds: [one.entryId, other.entryId] };
    default:
      return body;
  }
}
