import { isDeepStrictEqual } from 'node:util';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import type { PlayChange } from '../../src/domain/play/log/events';
import type { PlayState } from '../../src/domain/play/log/playState';
import { foldChanges } from '../../src/domain/play/log/fold';
import type { Club } from '../club';
import type { Tally } from '../part';
import { readPlay, type Told } from './device';

/** The part of a play that its history must reproduce. */
const toComparable = ({ settings, rounds, outcome, entries }: PlayState) => ({
  settings,
  rounds,
  outcome,
  entries: Object.keys(entries).toSorted(),
});

/** Compares the responses to the devices with the history, and the history with the play. */
export async function judgePlay(
  servers: readonly Club[],
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
  const isReplayed = isDeepStrictEqual(toComparable(foldChanges(history)), toComparable(state));
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
