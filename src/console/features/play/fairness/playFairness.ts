import type { DrawnPair, DrawnRound, Sex } from '../../../../domain/draw/base/drawnRound';
import { computeFairness } from '../../../../domain/draw/fairness/fairness';
import { computePairFairness } from '../../../../domain/draw/fairness/pairFairness';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { PlayState } from '../../../../domain/play/log/playState';
import type { Play } from '../../../../domain/play/wire/playWire';
import { getSlot } from '../../../../domain/play/roster/availability';
import { createPublicNameLookup } from '../../../../domain/play/people/playNames';
import { listParticipants, type Pair, type Round } from '../../../../domain/play/model/round';
import { createShortNameLookup } from '../../../../domain/play/people/shortNames';
import { isPairRow, formatRowName } from '../../../../domain/play/standings/rowName';
import { computePlayStandings } from '../../../../domain/play/standings/playStandings';

/**
 * Player or fixed pair behind a number in the draw. A substitute shares the number (PLAY-14), as do both players of a
 * fixed pair.
 */
type DrawNumberHolder = { seat: string; name: string; publicName: string; place: number };

export type PlayFairness = ReturnType<typeof computePlayFairness>;

/** Sexes by number in the draw; an unknown sex counts as a man (PLAY-40). */
const listSexes = ({ entries }: PlayState, players: ReadonlyMap<string, DrawNumberHolder>): Sex[] =>
  [...players.keys()].map((seat) => entries[seat]!.sex ?? 'm');

/** Meetings in some rounds of a play, in the order of the standings (DRAW-12). */
export function computePlayFairness(play: Play, rounds: readonly Round[]) {
  const state = toPlayState(play);
  const present = new Set(rounds.flatMap(listParticipants));
  const getShortName = createShortNameLookup(play.entries);
  const publicName = createPublicNameLookup(play.entries, play.settings);
  const players = new Map<string, DrawNumberHolder>();
  const pairOf = new Map<string, string>();
  const { variant, seating } = state.settings;
  for (const row of computePlayStandings(state)) {
    const { entryIds, place } = row;
    if (isPairRow(row) && entryIds.some((id) => present.has(id))) {
      for (const id of entryIds) pairOf.set(id, row.id);
      const name = formatRowName(row, getShortName);
      players.set(row.id, {
        seat: row.id,
        place,
        name,
        publicName: formatRowName(row, publicName),
      });
      continue;
    }
    for (const entryId of entryIds.filter((id) => present.has(id))) {
      const seat = getSlot(state, entryId);
      const before = players.get(seat);
      const joinNames = (name: string, other: string | undefined) =>
        other === undefined ? name : `${other} → ${name}`;
      players.set(seat, {
        seat,
        place: before?.place ?? place,
        name: joinNames(getShortName(entryId), before?.name),
        publicName: joinNames(publicName(entryId), before?.publicName),
      });
    }
  }
  const numbers = new Map([...players.keys()].map((seat, number) => [seat, number]));
  const getNumber = (entryId: string): number =>
    numbers.get(pairOf.get(entryId) ?? getSlot(state, entryId))!;
  const toPair = ([one, other]: Pair): DrawnPair => [getNumber(one), getNumber(other)];
  const drawn = rounds.map(({ matches, rests }): DrawnRound => ({
    matches: matches.map(({ court, a, b }) => ({ court, a: toPair(a), b: toPair(b) })),
    rests: rests.map(getNumber),
  }));
  return {
    players: [...players.values()],
    variant,
    seating,
    counts:
      variant === 'fixed'
        ? computePairFairness(drawn, players.size)
        : computeFairness(
            drawn,
            players.size,
            variant === 'mixed' ? listSexes(state, players) : null,
          ),
    rounds: rounds.length,
    partnerships: 2 * rounds.reduce((sum, { matches }) => sum + matches.length, 0),
  };
}
