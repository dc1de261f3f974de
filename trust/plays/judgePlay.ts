import { isDeepStrictEqual } from 'node:util';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import type { PlayChange } from '../../src/domain/play/log/events';
import type { PlayState } from '../../src/domain/play/log/playState';
import { foldChanges } from '../../src/domain/play/log/fold';
import { isBesideLog } from '../../src/domain/play/roster/reviewEvents';
import type { Tally } from '../part';
import { readPlay, type Server, type Told } from './device';

/**
 * Lists the changes that the fold uses. Declines of sign-ups that are not in the log belong only to the history
 * (APPLY-12).
 */
function listFoldedChanges(history: readonly PlayChange[]): PlayChange[] {
  const added = new Set<string>();
  return history.filter(({ events }) => {
    const unknown = new Set<string>();
    for (const event of events) {
      if (event.kind === 'entryAdded') added.add(event.entryId);
      if (event.kind === 'entryChanged' && !added.has(event.entryId)) unknown.add(event.entryId);
    }
    return !isBesideLog(events, unknown);
  });
}

/** Returns the part of a play that its history must reproduce, without sign-ups that were never accepted. */
const toComparable = (
  { settings, rounds, outcome, entries }: PlayState,
  inLog: PlayState['entries'],
) => ({
  settings,
  rounds,
  outcome,
  entries: Object.keys(entries)
    .filter((id) => id in inLog || ['confirmed', 'waiting'].includes(entries[id]!.status))
    .toSorted(),
});

/** Compares the responses to the devices with the history, and the history with the play. */
export async function judgePlay(
  servers: readonly Server[],
  tournamentId: number,
  told: readonly Told[],
): Promise<Tally> {
  const path = `/api/tournaments/${tournamentId}/play/history`;
  const histories = await Promise.all(
    servers.map(async (server) => (await server.ask('GET', path)).json as PlayChange[]),
  );
  const history = histories[0]!.toReversed();
  const ids = history.map(({ id }) => id);
  const acknowledged = told.flatMap((one) => one.acknowledged);
  const state = toPlayState(await readPlay(servers, tournamentId));
  const folded = foldChanges(listFoldedChanges(history));
  const isReplayed = isDeepStrictEqual(
    toComparable(folded, folded.entries),
    toComparable(state, folded.entries),
  );
  const isOneHistory = histories.every((one) => isDeepStrictEqual(one, histories[0]));
  return {
    acknowledged: acknowledged.length,
    refused: told.reduce((sum, { refused }) => sum + refused, 0),
    repeated: told.reduce((sum, { repeated }) => sum + repeated, 0),
    lost: acknowledged.filter((id) => !ids.includes(id)).length,
    doubled: ids.length - new Set(ids).size,
    unlike: isReplayed && isOneHistory ? 0 : 1,
  };
}
