import { isDeepStrictEqual } from 'node:util';
import { toRequestFromTournament } from '../../src/domain/tournament/formValues';
import type { HistoryEntry } from '../../src/domain/editing/history';
import type { TournamentRequest } from '../../src/domain/tournament/tournament';
import { replayHistory, type State } from './replay';
import type { Found, Played, Write } from './play';

const KIND_OF = { save: 'updated', delete: 'deleted', restore: 'restored' } as const;

const isSuccess = ({ status }: Write): boolean => status === 200 || status === 204;
/** True for a save without any change. Its response has the version that it built on. */
const isIdle = ({ kind, base, json }: Write): boolean =>
  kind === 'save' && (json as Found | undefined)?.version === base;

const isHeldBy = (state: State | undefined, changes: Partial<TournamentRequest>): boolean =>
  state !== undefined &&
  Object.entries(changes).every(([field, value]) =>
    Object.is(state.values[field as keyof TournamentRequest], value),
  );

/** True when the tournament in a response equals the history's state at its version. */
function isTrue(found: Found | undefined, states: ReadonlyMap<number, State>): boolean {
  const state = found && states.get(found.version!);
  if (!state || state.isInTrash !== (found.deleted_at !== undefined)) return false;
  return isDeepStrictEqual(toRequestFromTournament(found), state.values);
}

/** Assigns each accepted write its line of the history. A line belongs to one write only. */
function claimWrites(acknowledged: readonly Write[], history: readonly HistoryEntry[]) {
  const free = new Map(history.map((entry) => [entry.version, entry]));
  const pairs = acknowledged.map((write) => {
    const answered = (write.json as Found | undefined)?.version ?? write.base + 1;
    const entry = free.get(answered);
    if (entry?.kind !== KIND_OF[write.kind]) return { write, entry: undefined };
    free.delete(answered);
    return { write, entry };
  });
  return { pairs, free };
}

const isOverlap = (one: Write, other: Write): boolean =>
  one !== other && one.base === other.base && one.from < other.to && other.from < one.to;

const count = <Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number =>
  items.filter(isMeant).length;

/** Judges a plan by the responses and by the history, to which lines are only added. */
export function judgeEditing({ plan, writes, final, history }: Played) {
  const { states, breaks } = replayHistory(history);
  const refused = writes.filter(({ status }) => status === 412);
  const gone = writes.filter(({ status }) => status === 404);
  const successes = writes.filter(isSuccess);
  const idle = successes.filter(isIdle);
  const acknowledged = successes
    .filter((write) => !isIdle(write))
    .sort((one, other) => one.base - other.base);
  const { pairs, free } = claimWrites(acknowledged, history);
  const expected = acknowledged.reduce(
    (values, { changes, kind }) => (kind === 'save' ? { ...values, ...changes } : values),
    { ...plan.tournament },
  );
  const wasInTrash = history.some(({ kind }) => kind === 'deleted');
  return {
    acknowledged: acknowledged.length,
    refused: refused.length,
    gone: gone.length,
    atOnce: writes.some((one) => writes.some((other) => isOverlap(one, other))) ? 1 : 0,
    // Only one write may build on a version. That write creates the next version.
    overwrites:
      acknowledged.length -
      new Set(acknowledged.map(({ base }) => base)).size +
      count(pairs, ({ write, entry }) => entry !== undefined && entry.version !== write.base + 1),
    missing:
      count(
        pairs,
        ({ write: { kind, changes }, entry }) =>
          !entry || (kind === 'save' && !isHeldBy(states.get(entry.version), changes)),
      ) + count(idle, ({ base, changes }) => !isHeldBy(states.get(base), changes)),
    unasked: free.size - count([...free.values()], ({ kind }) => kind === 'created'),
    differing:
      breaks +
      (isTrue(final, states) && final.version === history[0]?.version ? 0 : 1) +
      (isDeepStrictEqual(toRequestFromTournament(final), expected) ? 0 : 1) +
      count(successes, ({ json, etag }) => {
        const found = json as Found | undefined;
        return found !== undefined && (!isTrue(found, states) || etag !== `"${found.version!}"`);
      }),
    badRefusals: count(refused, ({ base, json }) => {
      const { current } = json as { current?: Found };
      return !current || !isTrue(current, states) || current.version! <= base;
    }),
    otherAnswers:
      writes.length -
      successes.length -
      refused.length -
      count(gone, ({ kind }) => kind === 'restore' || wasInTrash),
  };
}
