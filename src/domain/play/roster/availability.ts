import { countPlayableMatches } from '../../draw/base/drawProblem';
import type { PlayState } from '../log/playState';
import type { EntryState } from '../model/entry';
import { COURTS_MAX } from '../model/gameSettings';
import { listParticipants } from '../model/round';
import { filterDrawable, listRestGroups } from './partnerMode';
import { listIdsWithStatus } from './roster';

/** PLAY-13: whether an entry is there in a round; whoever nobody marked is. */
export const isAvailable = (
  { status, attendance, fromRound }: Pick<EntryState, 'status' | 'attendance' | 'fromRound'>,
  round: number,
): boolean =>
  status === 'confirmed' &&
  (attendance === null ||
    attendance === 'arrived' ||
    (attendance === 'late' && fromRound !== null && fromRound <= round));

type Entries = Pick<PlayState, 'entries'>;

/**
 * Those in whose place an entry plays, and those in whose place they did.
 * @param shouldContinue whether the chain continues behind an entry
 */
export function listReplacedIds(
  { entries }: Entries,
  entryId: string,
  shouldContinue: (entry: EntryState) => boolean = () => true,
): string[] {
  const chain: string[] = [];
  for (
    let entry = entries[entryId];
    entry && shouldContinue(entry);
    entry = entries[chain.at(-1)!]
  ) {
    if (entry.replaces === null || chain.includes(entry.replaces)) break;
    chain.push(entry.replaces);
  }
  return chain;
}

/** PLAY-14: the first of those who play in each other's place: the slot that they share in the draw. */
export const getSlot = (state: Entries, entryId: string): string =>
  listReplacedIds(state, entryId).at(-1) ?? entryId;

/**
 * PLAY-13: who is there in a round, in the roster's order. Whoever comes back while somebody plays in their place has
 * no slot of their own.
 * @param round its number, from 1
 */
export function listAvailable(state: PlayState, round: number): string[] {
  const { entries } = state;
  const present = listIdsWithStatus(entries, 'confirmed').filter((id) =>
    isAvailable(entries[id]!, round),
  );
  const replaced = new Set(present.flatMap((id) => listReplacedIds(state, id)));
  return present.filter((id) => !replaced.has(id));
}

/** PLAY-13, PLAY-40, PLAY-41: those who are there in a round and can be drawn, in the roster's order. */
export const listDrawable = (state: PlayState, round: number): string[] =>
  filterDrawable(state, listAvailable(state, round));

/** PLAY-40, PLAY-41: those who are there in a round and cannot be drawn, for want of «м/ж», or of a partner who is there. */
export function listUnpaired(state: PlayState, round: number): string[] {
  const drawn = new Set(listDrawable(state, round));
  return listAvailable(state, round).filter((id) => !drawn.has(id));
}

/** Those of them who are not in the round all the same, as it was drawn before. */
export function listOmitted(state: PlayState, number: number): string[] {
  const round = state.rounds[number - 1];
  const drawn = new Set(round ? listParticipants(round) : []);
  return listUnpaired(state, number).filter((id) => !drawn.has(id));
}

/** PLAY-1, PLAY-40: on how many courts these can play; in микст two men and two women need one. */
export const countCourts = (
  state: Pick<PlayState, 'settings' | 'entries'>,
  present: readonly string[],
): number =>
  countPlayableMatches(state.settings.courts ?? COURTS_MAX, listRestGroups(state, present));

/** PLAY-13: those who are in no match of a round, nor rest, and come in with the next one, which is not drawn yet. */
export function listNextRoundJoiners(state: PlayState, number: number): string[] {
  const round = state.rounds[number - 1];
  if (!round || state.rounds[number]) return [];
  const participants = new Set(listParticipants(round));
  return listDrawable(state, number + 1).filter((id) => !participants.has(id));
}
