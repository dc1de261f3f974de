import { groupBy } from '../../lib/groupBy';
import type { PlayState } from '../log/playState';
import { isFinal, listParticipants, listStartedRounds, type Round } from '../model/round';
import { getStartTerms } from '../model/roundTerms';
import { computePlayStandings } from '../standings/playStandings';

/** Results with which each pair of a court has won once. */
const WINS = [
  { a: 1, b: 0, mark: null },
  { a: 0, b: 1, mark: null },
] as const;

/** The places that a final leaves open to each entry: «1 или 3», and «9» for one without a match. */
function formatOpenPlaces(state: PlayState, final: Round): Map<string, string> {
  const start = { at: '', terms: getStartTerms(final, state.settings) };
  const places = WINS.flatMap((result) => {
    const matches = final.matches.map((match) => ({ ...match, result }));
    const rounds = [...listStartedRounds(state.rounds), { ...final, start, matches }];
    return computePlayStandings(state, rounds);
  }).flatMap(({ entryIds, place }) => entryIds.map((entryId) => ({ entryId, place })));
  return new Map(
    [...groupBy(places, ({ entryId }) => entryId)].map(([entryId, open]) => [
      entryId,
      [...new Set(open.map(({ place }) => place))].sort((one, other) => one - other).join(' или '),
    ]),
  );
}

/**
 * Describes the places that an exchange in a final changes (PLAY-84, PLAY-85): «Места после финала: Орлова — 1 или 3,
 * Белов — 5 или 7». Empty for another round, and for an exchange within a court.
 * @param before the final before the exchange, not yet started
 */
export function describeExchangedPlaces(
  state: PlayState,
  before: Round,
  after: Round,
  nameOf: (entryId: string) => string,
): string[] {
  if (!isFinal(after)) return [];
  const [old, open] = [formatOpenPlaces(state, before), formatOpenPlaces(state, after)];
  const changed = [...open.keys()].filter((entryId) => old.get(entryId) !== open.get(entryId));
  if (changed.length === 0) return [];
  const positions = listParticipants(before);
  const exchanged = listParticipants(after).filter(
    (entryId, at) => entryId !== positions[at] && changed.includes(entryId),
  );
  const texts = [...groupBy(exchanged, (entryId) => open.get(entryId))].map(
    ([places, entryIds]) => `${entryIds.map(nameOf).join(' и\u00a0')}\u00a0— ${places}`,
  );
  const others = changed.length > exchanged.length ? ['у\u00a0других сдвинутся'] : [];
  return [`Места после финала: ${[...texts, ...others].join(', ')}`];
}
