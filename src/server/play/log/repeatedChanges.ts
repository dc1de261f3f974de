import { listEffects } from '../../../domain/play/changes/acceptChange';
import type { PlayChange, PlayEvent } from '../../../domain/play/log/events';
import { foldChanges } from '../../../domain/play/log/fold';
import type { PlayState } from '../../../domain/play/log/playState';
import { createEntryState, type EntryState } from '../../../domain/play/model/entry';
import { hashBody, computeKeyCutoffInstant } from '../../idempotency/withIdempotency';
import { createIdempotencyKeyRepository } from '../../idempotency/idempotencyKeyRepository';
import { getIsoNow, type Clock } from '../../lib/clock';
import { ProblemError } from '../../lib/problem';
import type { PlayTransaction } from './playTransaction';

/** The body of a request for a change: events, an undo, or people to add. */
type ChangeBody =
  { events: readonly PlayEvent[]; undoes: string | null } | { entries: readonly { id: string }[] };

const createIdTaken = () =>
  new ProblemError(
    422,
    'С этим номером уже сохранено другое изменение. Проверьте состав и повторите то, чего в нём нет.',
  );

const toKeyedRequest = ({ tournament }: PlayTransaction, id: string, body: ChangeBody) => ({
  scope: `play:${tournament.id}`,
  key: id,
  request: 'change',
  bodyHash: hashBody(body),
});

/**
 * Restores the play before a stored change. A change of sign-ups under review contains their former state. Unchanged
 * ones already had the requested values (APPLY-12).
 */
function restoreStateBefore(
  { changes }: PlayTransaction,
  change: PlayChange,
  asked: readonly PlayEvent[],
): PlayState {
  const index = changes.findIndex(({ id }) => id === change.id);
  const before = foldChanges(index < 0 ? changes : changes.slice(0, index));
  const entries = { ...before.entries };
  const restore = (entryId: string, values: Partial<EntryState>) => {
    entries[entryId] = { ...(entries[entryId] ?? createEntryState('review', '')), ...values };
  };
  for (const event of asked) {
    if (event.kind === 'entryChanged' && !before.entries[event.entryId]) {
      restore(event.entryId, event.to);
    }
  }
  if (index < 0) {
    for (const event of change.events) {
      if (event.kind === 'entryChanged') restore(event.entryId, event.from);
    }
  }
  return { ...before, entries };
}

/** True when a stored change contains everything that a body requests. Promotions may follow in the change. */
function hasAllOf(play: PlayTransaction, change: PlayChange, body: ChangeBody): boolean {
  if ('entries' in body) {
    const added = change.events.flatMap((event) =>
      event.kind === 'entryAdded' ? [event.entryId] : [],
    );
    return hashBody(added) === hashBody(body.entries.map(({ id }) => id));
  }
  if (change.undoes !== null || body.undoes !== null) return change.undoes === body.undoes;
  const effects = listEffects(restoreStateBefore(play, change, body.events), body.events);
  if (effects === null) return false;
  // A change without effect has no consequences.
  const isSomething = effects.length > 0 || change.events.length === 0;
  return isSomething && hashBody(effects) === hashBody(change.events.slice(0, effects.length));
}

/**
 * Distinguishes a change that is sent again after a lost response from another change with the same id (ROSTER-15). The
 * bodies are compared for a key's lifetime (TRUST-13), afterwards the events in the play's changes.
 */
export const createResentChangeFinder = (clock: Clock) => ({
  /**
   * Finds the stored change of an id. Undefined when no change has the id.
   * @throws ProblemError 422 when the change came with another body
   */
  async find(play: PlayTransaction, id: string, body: ChangeBody): Promise<PlayChange | undefined> {
    const change = await play.plays.findChange(play.tournament.id, id);
    if (!change) return undefined;
    const keyed = toKeyedRequest(play, id, body);
    const keys = createIdempotencyKeyRepository(play.database);
    const stored = await keys.find(keyed, computeKeyCutoffInstant(clock));
    const isSame = stored ? stored.bodyHash === keyed.bodyHash : hasAllOf(play, change, body);
    if (!isSame) throw createIdTaken();
    return change;
  },

  /** Stores the body's hash with the change. */
  async remember(play: PlayTransaction, id: string, body: ChangeBody): Promise<void> {
    const keyed = toKeyedRequest(play, id, body);
    const answer = { status: 200, answer: 'null' };
    await createIdempotencyKeyRepository(play.database).add(keyed, answer, getIsoNow(clock));
  },
});
