import {
  REQUEST_FIELD_NAMES,
  TOURNAMENT_FIELDS,
} from '../../src/domain/tournament/tournamentFields';
import type { HistoryEntry } from '../../src/domain/editing/history';
import type { TournamentRequest } from '../../src/domain/tournament/tournament';

/** A tournament's state at one version. */
export type State = { values: Partial<TournamentRequest>; isInTrash: boolean };

const NOTHING: State = {
  values: Object.fromEntries(REQUEST_FIELD_NAMES.map((field) => [field, null])),
  isInTrash: false,
};

/**
 * Replays a history from its first line (TRUST-8).
 * @param history newest first, as in its response
 * @returns the state at each version, and the number of lines that do not build on the previous one
 */
export function replayHistory(history: readonly HistoryEntry[]) {
  const states = new Map<number, State>();
  let [state, last, breaks] = [NOTHING, 0, 0];
  for (const { version, kind, changes } of history.toReversed()) {
    const values: Record<string, unknown> = { ...state.values };
    const isNext = version === last + 1 && (kind === 'created') === (last === 0);
    const isBuiltOn = changes.every(({ field, from }) =>
      Object.is(values[TOURNAMENT_FIELDS[field].requestName], from),
    );
    if (!isNext || !isBuiltOn) breaks += 1;
    for (const { field, to } of changes) values[TOURNAMENT_FIELDS[field].requestName] = to;
    last = version;
    state = { values, isInTrash: kind === 'deleted' };
    states.set(version, state);
  }
  return { states, breaks };
}
