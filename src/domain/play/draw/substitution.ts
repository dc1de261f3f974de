import { computeDrawFingerprint, type DrawContext } from './drawFingerprint';
import type { EntryState } from '../model/entry';
import { createEntryEvent } from '../roster/entryEvents';
import type { PlayEvent } from '../log/events';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvents } from '../log/fold';
import { createMoveEvent } from '../roster/roster';
import { listStartedRounds, replacePlayers, type Round } from '../model/round';
import { arePairsAllowed } from '../roster/pairRules';
import { createReplaceRoundsEvent } from './roundEvents';
import { findPartner } from '../roster/partnerMode';
import { setRoundIds } from '../model/roundId';

const getEntry = ({ entries }: PlayState, id: string): EntryState & { id: string } => ({
  ...entries[id]!,
  id,
});

/** The drawn rounds with a substitute in the place of one player. */
function withSubstitute(state: PlayState, out: string, substitute: string): Round[] {
  const startedRounds = listStartedRounds(state.rounds);
  const drawn = state.rounds
    .slice(startedRounds.length)
    .map((round) => replacePlayers(round, (entryId) => (entryId === out ? substitute : entryId)));
  return setRoundIds(drawn, startedRounds.at(-1)?.id ?? null);
}

/** Makes the substitute the partner of the leaving player's partner (PLAY-41). */
function createPartnerEvents(state: PlayState, out: string, substitute: string): PlayEvent[] {
  const partner = findPartner(state, out);
  if (partner === null) return [];
  return [
    createEntryEvent(getEntry(state, partner), { partner: substitute }),
    createEntryEvent(getEntry(state, substitute), { partner }),
  ];
}

/** True when the substitute may replace the other player in all drawn rounds (PLAY-45, PLAY-53). */
export function canSubstitute(state: PlayState, out: string, substitute: string): boolean {
  const paired = applyEvents(state, createPartnerEvents(state, out, substitute));
  return (
    !isRefusal(paired) &&
    withSubstitute(state, out, substitute).every((round) => arePairsAllowed(paired, round))
  );
}

/**
 * Replaces a player from the next round on (PLAY-14).
 * @param out the leaving player, who finishes a running match
 * @param substitute an entry of the roster without a match in the coming rounds
 */
export function createSubstitutionEvents(
  state: PlayState,
  out: string,
  substitute: string,
  { sharesRow, context }: { sharesRow: boolean; context: DrawContext },
): PlayEvent[] {
  const comes = createMoveEvent(state.entries, substitute, 'confirmed', null);
  const isIn = state.entries[substitute]!.status === 'confirmed';
  const events: PlayEvent[] = [
    createEntryEvent(getEntry(state, out), { attendance: 'left' }),
    ...(comes && !isIn ? [comes] : []),
    createEntryEvent(getEntry(state, substitute), {
      attendance: 'arrived',
      replaces: out,
      sharesRow,
    }),
    ...createPartnerEvents(state, out, substitute),
  ];
  const after = applyEvents(state, events);
  // The server refuses these events too, and returns the reason.
  if (isRefusal(after)) return events;
  const drawnRounds = withSubstitute(after, out, substitute);
  if (drawnRounds.length === 0) return events;
  const startedCount = listStartedRounds(state.rounds).length;
  const drawn = drawnRounds.map((round, index) => ({
    ...round,
    basis: computeDrawFingerprint(after, startedCount + index + 1, round, context),
  }));
  return [...events, createReplaceRoundsEvent(after, drawn)];
}
