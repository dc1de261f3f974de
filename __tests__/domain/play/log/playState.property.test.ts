import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import {
  acceptAlone,
  createStartState,
  createEvents,
  turn,
  type Turn,
} from '../support/playedTurns';
import { createRuns } from '../../../support/createRuns';

const RUNS = createRuns(1_000);

/** The next step of one device. Sending also loads the changes of other devices. */
type Step = { device: number; does: 'turn' | 'send'; turn: Turn };

const step: fc.Arbitrary<Step> = fc.record({
  device: fc.nat(2),
  does: fc.constantFrom('turn', 'turn', 'turn', 'send'),
  turn,
});

type Device = { seen: PlayState; waiting: PlayEvent[][]; refused: PlayEvent[][] };

/** State shown on a device: the last loaded state with its unsent changes, without those that no longer apply. */
const getShownState = ({ seen, waiting }: Device): PlayState =>
  waiting.reduce((state, events) => {
    const next = applyEvents(state, events);
    return isRefusal(next) ? state : next;
  }, seen);

/** A server and its devices, each with an outbox (ROSTER-16). */
function createClub(before: PlayState, count: number) {
  let server = before;
  const devices = Array.from({ length: count }, (): Device => ({
    seen: before,
    waiting: [],
    refused: [],
  }));
  function send(device: Device) {
    for (const events of device.waiting) {
      const result = acceptAlone(server, events);
      if (isRefusal(result)) device.refused.push(events);
      else server = result.state;
    }
    device.waiting = [];
    device.seen = server;
  }
  return { devices, send, getServerState: () => server };
}

const listScores = (changes: readonly (readonly PlayEvent[])[]) =>
  changes.flat().filter((event) => event.kind === 'resultChanged');

test('PLAY-11: two or three devices, now and then without a network, end equal and lose no score', () => {
  let [scores, refused] = [0, 0];
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 12 }),
      fc.integer({ min: 2, max: 3 }),
      fc.array(step, { minLength: 10, maxLength: 60 }),
      (players, count, steps) => {
        const {
          devices,
          send,
          getServerState: state,
        } = createClub(createStartState(players, null), count);
        const made: PlayEvent[][] = [];
        for (const { device: at, does, turn: one } of steps) {
          const device = devices[at % count]!;
          if (does === 'send') {
            send(device);
            continue;
          }
          const events = createEvents(getShownState(device), one, 5);
          if (events.length === 0) continue;
          device.waiting.push(events);
          made.push(events);
        }
        for (const device of devices) send(device);
        for (const device of devices) {
          send(device);
          assert.deepEqual(getShownState(device), state());
        }
        const notAccepted = new Set(listScores(devices.flatMap((device) => device.refused)));
        for (const score of listScores(made)) {
          scores += 1;
          if (notAccepted.has(score)) refused += 1;
        }
        // A match with accepted scores shows one of them, or no result when the result was reset later.
        for (const { id, matches } of state().rounds) {
          for (const { court, result } of matches) {
            const written = listScores(made).filter(
              (event) => event.roundId === id && event.court === court && !notAccepted.has(event),
            );
            if (written.length === 0) continue;
            const isOneOfThem = written.some(
              ({ to }) => JSON.stringify(to) === JSON.stringify(result),
            );
            assert(isOneOfThem || result === null);
          }
        }
      },
    ),
    RUNS,
  );
  expect(scores).toBeGreaterThan(RUNS.numRuns / 2);
  expect(refused).toBeGreaterThan(RUNS.numRuns / 20);
});
