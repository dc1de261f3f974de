import assert from 'node:assert/strict';
import fc from 'fast-check';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { toMatchKey } from '../../../../src/domain/play/changes/pendingPlay';
import type { PlayChange } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import {
  listStartedRounds,
  type MatchResult,
  isSameResult,
} from '../../../../src/domain/play/model/round';
import { validateResult } from '../../../../src/domain/play/score/validateResult';
import {
  acceptScoreLinkResult,
  type ScoreLinkResult,
} from '../../../../src/domain/play/scoreLink/acceptLinkResult';
import { collectScoreRecords } from '../../../../src/domain/play/scoreLink/linkRecords';
import { buildScoreLinkView } from '../../../../src/domain/play/scoreLink/linkView';
import {
  acceptAlone,
  createStartState,
  turnsInput,
  createEvents,
  turn,
} from '../support/playedTurns';
import { createRuns } from '../../../support/createRuns';

const SCORE_LINK_RESULTS_PER_MATCH_MAX = 20;

const RUNS = createRuns(4_000);

/** Any request that can be sent through a score link. */
const attempt = fc.record({
  round: fc.nat(9),
  court: fc.integer({ min: 0, max: 4 }),
  seesIt: fc.boolean(),
  a: fc.nat(26),
  b: fc.nat(26),
  kind: fc.constantFrom('sum', 'any', 'stopped', 'notPlayed', 'none'),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer Made> ? Made : never;

const steps = fc.array(fc.oneof(turn, { arbitrary: attempt, weight: 2 }), {
  minLength: 10,
  maxLength: 60,
});

function toResult({ kind, a, b }: Attempt): MatchResult | null {
  if (kind === 'none') return null;
  if (kind === 'notPlayed') return { a: 0, b: 0, mark: 'notPlayed' };
  if (kind === 'stopped') return { a, b, mark: 'stopped' };
  return { a, b: kind === 'sum' ? 24 - a : b, mark: null };
}

function createSent({ rounds }: PlayState, made: Attempt): ScoreLinkResult {
  // Mostly the last started round, because score links only change that one.
  const round = made.round > 3 ? listStartedRounds(rounds).at(-1) : rounds[made.round];
  const match = round?.matches.find(({ court }) => court === made.court);
  return {
    id: 'sent',
    roundId: round?.id ?? 'unknown',
    court: made.court,
    from: made.seesIt ? (match?.result ?? null) : null,
    to: toResult(made),
  };
}

const listMatches = ({ rounds }: PlayState) =>
  rounds.flatMap(({ id, matches }) =>
    matches.map(({ court, result }) => ({ key: toMatchKey(id, court), result })),
  );

/** The state without the result of one match. */
const omitMatch = (state: PlayState, key: string) => ({
  ...state,
  rounds: state.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) =>
      toMatchKey(round.id, match.court) === key ? { ...match, result: null } : match,
    ),
  })),
});

/** Records the last writer of each match by comparing states, without looking at events. */
function trackWriter(last: Map<string, string>, before: PlayState, after: PlayState, who: string) {
  const was = new Map(listMatches(before).map(({ key, result }) => [key, result]));
  for (const { key, result } of listMatches(after)) {
    if (was.has(key) && !isSameResult(was.get(key)!, result)) last.set(key, who);
  }
}

function canWrite(
  state: PlayState,
  last: Map<string, string>,
  { roundId, court }: ScoreLinkResult,
) {
  const current = listStartedRounds(state.rounds).at(-1);
  const match = current?.matches.find((one) => one.court === court);
  if (state.outcome.finishedAt !== null || current?.id !== roundId || !match) return false;
  return match.result === null || last.get(toMatchKey(roundId, court)) === 'link';
}

test('SEEN-13: a link enters and corrects its own results in the current round, and nothing else', () => {
  const shownState = { taken: 0, corrected: 0, refused: 0, same: 0 };
  fc.assert(
    fc.property(turnsInput, steps, ({ players, courts, seed }, made) => {
      let state = createStartState(players, courts);
      const changes: (Pick<PlayChange, 'username' | 'events'> & { id: string })[] = [];
      const last = new Map<string, string>();
      const store = (username: string | null, next: ReturnType<typeof acceptAlone>) => {
        // An undo may come after the end (PLAY-60).
        if (isRefusal(next) && next.refused === 'finished') return;
        assert(!isRefusal(next));
        trackWriter(last, state, next.state, username ?? 'link');
        changes.push({ id: String(changes.length), username, events: next.events });
        state = next.state;
      };
      for (const one of made) {
        if ('what' in one) {
          const undone = one.what === 'undo' ? changes.at(-1) : undefined;
          if (undone) store('desk', acceptUndo(state, undone.events));
          else store('desk', acceptAlone(state, createEvents(state, one, seed)));
          continue;
        }
        const sent = createSent(state, one);
        const entered = collectScoreRecords(changes);
        const judged = acceptScoreLinkResult(state, entered, sent);
        const match = listStartedRounds(state.rounds)
          .find(({ id }) => id === sent.roundId)
          ?.matches.find(({ court }) => court === sent.court);
        if (judged === null) {
          assert(match && isSameResult(match.result, sent.to));
          shownState.same += 1;
          continue;
        }
        const may = canWrite(state, last, sent);
        const round = state.rounds.find(({ id }) => id === sent.roundId);
        if ('refused' in judged) {
          const isValid = !sent.to || !round?.start || !validateResult(sent.to, round.start.terms);
          const isSeen = match && isSameResult(match.result, sent.from);
          assert(!may || !isValid || !isSeen || judged.refused === 'tooOften', judged.refused);
          shownState.refused += 1;
          continue;
        }
        assert(may, 'only what is open or the link’s own');
        assert(sent.to === null || validateResult(sent.to, round!.start!.terms) === null);
        const next = acceptAlone(state, [judged]);
        assert(!isRefusal(next));
        const key = toMatchKey(sent.roundId, sent.court);
        assert.deepEqual(omitMatch(next.state, key), omitMatch(state, key));
        if (match!.result) shownState.corrected += 1;
        else shownState.taken += 1;
        store(null, next);
      }
    }),
    RUNS,
  );
  for (const count of Object.values(shownState)) expect(count).toBeGreaterThan(RUNS.numRuns / 100);
});

test('SEEN-13: the board says of each match what the judge says', () => {
  fc.assert(
    fc.property(turnsInput, fc.nat(), ({ players, courts, seed, turns }, salt) => {
      let state = createStartState(players, courts);
      const changes: Pick<PlayChange, 'username' | 'events'>[] = [];
      turns.forEach((one, index) => {
        const events = createEvents(state, one, seed);
        const next = acceptAlone(state, events);
        if (isRefusal(next)) return;
        // Scores come from the desk and from links. The property must tell their authors apart.
        const isScore = events.length === 1 && events[0]!.kind === 'resultChanged';
        const isLink = isScore && ((index + salt) & 1) === 1;
        changes.push({ username: isLink ? null : 'desk', events: next.events });
        state = next.state;
      });
      const entered = collectScoreRecords(changes);
      const board = buildScoreLinkView({ state, entered, nameOf: (id) => id });
      for (const { court, result, access } of board.round?.matches ?? []) {
        const to: MatchResult = { a: 0, b: 0, mark: 'stopped' };
        const sent = { id: 'sent', roundId: board.round!.id, court, from: result, to };
        const judged = acceptScoreLinkResult(state, entered, sent);
        if (judged === null) continue;
        assert.equal('refused' in judged, access === 'fixed');
      }
    }),
    createRuns(2_000),
  );
});

test('SEEN-13: links enter the result of a match so often and no more', () => {
  const begun = acceptAlone(
    createStartState(4, 1),
    createEvents(createStartState(4, 1), { what: 'go', one: 0, other: 0 }, 1),
  );
  assert(!isRefusal(begun));
  let { state } = begun;
  const changes: Pick<PlayChange, 'username' | 'events'>[] = [];
  const send = (a: number) => {
    const round = state.rounds[0]!;
    const { result } = round.matches[0]!;
    const to = { a, b: 24 - a, mark: null };
    return acceptScoreLinkResult(state, collectScoreRecords(changes), {
      id: 'sent',
      roundId: round.id,
      court: 1,
      from: result,
      to,
    })!;
  };
  for (let index = 0; index < SCORE_LINK_RESULTS_PER_MATCH_MAX; index += 1) {
    const event = send(index);
    assert(!('refused' in event));
    const next = acceptAlone(state, [event]);
    assert(!isRefusal(next));
    changes.push({ username: null, events: next.events });
    ({ state } = next);
  }
  expect(send(24)).toEqual({ refused: 'tooOften' });
});
