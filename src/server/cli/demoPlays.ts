import { randomUUID } from 'node:crypto';
import { toInstant } from '../../domain/dates/instants';
import { hashFnv1a } from '../../domain/draw/base/hashText';
import { createStartRoundEvents } from '../../domain/play/draw/drawEvents';
import type { DrawContext } from '../../domain/play/draw/drawFingerprint';
import { createResultEvent } from '../../domain/play/draw/roundEvents';
import { findFormat } from '../../domain/play/formats/formats';
import type { PlayEvent } from '../../domain/play/log/events';
import { isRefusal, type PlayState } from '../../domain/play/log/playState';
import { listStartedRounds, type Match, type MatchResult } from '../../domain/play/model/round';
import { formatFullName } from '../../domain/play/people/names';
import { createEntryEvent, toPaymentFields } from '../../domain/play/roster/entryEvents';
import type { Tournament } from '../../domain/tournament/tournament';
import {
  createPlayTransactions,
  type PlayDependencies,
  type PlayTransaction,
} from '../play/log/playTransaction';
import { createDemoRandom, type DemoRandom } from './random';

const AUTHOR = 'показ';
const ROUNDS = 5;
const ROUND_MS = 14 * 60_000;
const PLAYERS_MIN = 8;

/** True when the tournament has results. One in four of the large tournaments has none, as in a real club. */
export const hasDemoResults = (index: number, players: number): boolean =>
  players >= PLAYERS_MIN && index % 4 !== 3;

/** Level of a player who did not state one. */
const USUAL_LEVEL = 3;
const HALF = 12;

type Strength = {
  /** Id of the entry that wins. */
  best: string;
  getLevel: (entryId: string) => number;
};

/**
 * Creates the scores of a match: roughly, the higher level wins. Ids and draws differ between databases. One entry
 * beats all others, so that the same player wins in each database.
 */
function createScore(
  random: DemoRandom,
  { a, b }: Match,
  { best, getLevel: levelOf }: Strength,
): MatchResult {
  const computePoints = (own: Match['a'], other: Match['a']) => {
    if (own.includes(best)) return HALF + 8;
    if (other.includes(best)) return HALF - 8;
    const ahead = levelOf(own[0]) + levelOf(own[1]) - levelOf(other[0]) - levelOf(other[1]);
    return Math.min(
      HALF + 7,
      Math.max(HALF - 7, Math.round(HALF + ahead + random.pickInteger(-3, 3))),
    );
  };
  const points = computePoints(a, b);
  return { a: points, b: 2 * HALF - points, mark: null };
}

/** Computes a player's strength. Among the same players the same one always wins, so that some players win often. */
function computeStrength(
  persons: readonly { id: string; given_name: string; family_name: string; level: number | null }[],
): Strength {
  const levels = new Map(persons.map(({ id, level }) => [id, level ?? USUAL_LEVEL]));
  const levelOf = (id: string) => levels.get(id) ?? USUAL_LEVEL;
  const luck = new Map(
    persons.map(({ id, given_name: givenName, family_name: familyName }) => [
      id,
      hashFnv1a(formatFullName({ givenName, familyName })),
    ]),
  );
  const isBetter = (one: string, other: string) =>
    levelOf(one) === levelOf(other)
      ? luck.get(one)! > luck.get(other)!
      : levelOf(one) > levelOf(other);
  const best = [...levels.keys()].reduce((found, id) => (isBetter(id, found) ? id : found));
  return { best, getLevel: levelOf };
}

/** Creates payments for four of five entries, in cash or by transfer. */
const createPaymentEvents = ({ entries }: PlayState, ownFee: number): PlayEvent[] =>
  Object.entries(entries)
    .filter((_, index) => index % 5 !== 4)
    .map(([id, entry], index) =>
      createEntryEvent(
        { id, ...entry },
        toPaymentFields(entry, index % 3 ? 'transfer' : 'cash', ownFee),
      ),
    );

/** Plays a past tournament to its end. The clock shows the tournament's own time. */
export async function playDemoTournament(
  { database, timeZone }: Omit<PlayDependencies, 'clock'>,
  { id, date, start_time, tournament_type, entry_fee }: Tournament,
): Promise<void> {
  let now = toInstant(date, start_time, timeZone);
  const random = createDemoRandom(id);
  const format = findFormat(tournament_type);
  if (!format) return;
  const drawContext: DrawContext = { format, levelOf: () => null };
  const { withPlay, apply } = createPlayTransactions({
    database,
    timeZone,
    clock: () => now,
  });

  async function applyEvents(
    play: PlayTransaction,
    events: readonly PlayEvent[],
  ): Promise<PlayTransaction> {
    const result = await apply(play, { id: randomUUID(), username: AUTHOR, events });
    if (isRefusal(result)) throw new Error(`The evening of ${date} is refused: ${result.refused}`);
    return result.play;
  }

  await withPlay(id, async (startedPlay) => {
    const strength = computeStrength(await startedPlay.entries.listByTournament(id));
    let play = entry_fee
      ? await applyEvents(startedPlay, createPaymentEvents(startedPlay.state, entry_fee))
      : startedPlay;
    const plan = { planned: ROUNDS, seed: id, context: drawContext };
    for (let round = 0; round < ROUNDS; round += 1, now += ROUND_MS) {
      const at = new Date(now).toISOString();
      play = await applyEvents(play, createStartRoundEvents(play.state, at, plan));
      const last = listStartedRounds(play.state.rounds).at(-1)!;
      const scores = last.matches.map((match) =>
        createResultEvent(last, match, createScore(random, match, strength)),
      );
      play = await applyEvents(play, scores);
    }
    const to = { finishedAt: new Date(now).toISOString() };
    await applyEvents(play, [{ kind: 'outcomeChanged', from: { finishedAt: null }, to }]);
  });
}
