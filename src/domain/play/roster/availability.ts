import { countPlayableMatches } from '../../draw/base/drawProblem';
import type { PlayState } from '../log/playState';
import type { EntryState } from '../model/entry';
import { COURTS_MAX } from '../model/gameSettings';
import { isFinal, listParticipants } from '../model/round';
import { filterDrawable, listRestGroups } from './partnerMode';
import { listIdsWithStatus } from './roster';

/** True when the entry can play in the round. An entry without a mark counts as present (PLAY-13). */
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
 * The entry that this one replaces, the entry that the replaced one replaced, and so on.
 * @param shouldContinue returns true when the chain goes on after the entry
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

/** The first entry in a chain of substitutes, whose slot in the draw they all share (PLAY-14). */
export const getSlot = (state: Entries, entryId: string): string =>
  listReplacedIds(state, entryId).at(-1) ?? entryId;

/**
 * The available entries of a round, in roster order (PLAY-13). A returned player is omitted while a substitute has the
 * slot.
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

/** The available entries of a round that can be drawn, in roster order (PLAY-13, PLAY-40, PLAY-41). */
export const listDrawable = (state: PlayState, round: number): string[] =>
  filterDrawable(state, listAvailable(state, round));

/**
 * The available entries of a round that cannot be drawn, because they lack «м/ж» or an available partner (PLAY-40,
 * PLAY-41).
 */
export function listUnpaired(state: PlayState, round: number): string[] {
  const drawn = new Set(listDrawable(state, round));
  return listAvailable(state, round).filter((id) => !drawn.has(id));
}

/** Unpaired entries that the drawn round does not contain. */
export function listOmitted(state: PlayState, number: number): string[] {
  const round = state.rounds[number - 1];
  const drawn = new Set(round ? listParticipants(round) : []);
  return listUnpaired(state, number).filter((id) => !drawn.has(id));
}

/** Number of courts that these entries can fill; in микст each court needs two men and two women (PLAY-1, PLAY-40). */
export const countCourts = (
  state: Pick<PlayState, 'settings' | 'entries'>,
  present: readonly string[],
): number =>
  countPlayableMatches(state.settings.courts ?? COURTS_MAX, listRestGroups(state, present));

/** The entries outside a round that join in the next one, unless that is already drawn (PLAY-13). */
export function listNextRoundJoiners(state: PlayState, number: number): string[] {
  const round = state.rounds[number - 1];
  if (!round || isFinal(round) || state.rounds[number]) return [];
  const participants = new Set(listParticipants(round));
  return listDrawable(state, number + 1).filter((id) => !participants.has(id));
}
