import fc from 'fast-check';
import {
  getUnacknowledgedQueueKeys,
  applyQueueEvent,
  toSendQueue,
  type QueueEvent,
  type SendQueue,
} from '../../../src/console/api/queue/sendQueue';
import type { ApiError } from '../../../src/console/api/request/problems';
import { createRuns } from '../../support/createRuns';

const LOST: ApiError = { status: 'FETCH_ERROR', message: 'Нет связи' };
const REFUSED: ApiError = { status: 400, message: 'Нельзя', fieldErrors: { date: 'Когда?' } };
const KEY_REUSED: ApiError = { status: 422, message: 'Уже сохранено' };
const BUSY: ApiError = { status: 503, message: 'Не сейчас' };

const applyEvents = (events: readonly QueueEvent[], queue: SendQueue = {}): SendQueue =>
  events.reduce(applyQueueEvent, queue);

let keys = 0;
const createKey = () => `key-${(keys += 1)}`;

const createSent = (id = 1): QueueEvent => ({ type: 'sent', id, newKey: createKey() });
const createFailed = (error: ApiError, id = 1): QueueEvent => ({
  type: 'failed',
  id,
  error,
  newKey: createKey(),
});

/** A server that stores each key and the item created with it. */
function makeServer() {
  const made = new Map<string, string>();
  return {
    made,
    take(key: string, body: string): ApiError | null {
      if (!made.has(key)) made.set(key, body);
      return made.get(key) === body ? null : KEY_REUSED;
    },
  };
}

const ids = fc.constantFrom(1, 2, 3);
const moves = fc.array(
  fc.record({
    id: ids,
    move: fc.constantFrom(
      'made',
      'lost before',
      'lost after',
      'refused',
      'busy',
      'corrected',
      'removed',
    ),
  }),
  { maxLength: 40 },
);

test('TRUST-43: each item is created at most once, whatever is lost on the way', () => {
  fc.assert(
    fc.property(moves, (story) => {
      const server = makeServer();
      /** Current request body of each item. */
      const bodies = new Map<number, string>();
      let versions = 0;
      let queue: SendQueue = {};
      for (const { id, move } of story) {
        const body = bodies.get(id) ?? `${id}: ${(versions += 1)}`;
        bodies.set(id, body);
        if (move === 'corrected' || move === 'removed') {
          // A created item, or one being sent, cannot be corrected.
          if (move === 'removed' || queue[id]?.status !== 'done') bodies.delete(id);
          queue = applyQueueEvent(queue, { type: move, id });
          continue;
        }
        if (queue[id]?.status === 'done') continue;
        queue = applyQueueEvent(queue, createSent(id));
        const { key } = queue[id]!;
        const isTaken = move === 'made' || move === 'lost after';
        const answer = isTaken ? server.take(key, body) : move === 'refused' ? REFUSED : BUSY;
        const error = move.startsWith('lost') ? LOST : answer;
        queue = applyQueueEvent(
          queue,
          error ? createFailed(error, id) : { type: 'acknowledged', id },
        );
      }
      const bodiesMade = [...server.made.values()];
      expect(new Set(bodiesMade).size).toBe(bodiesMade.length);
    }),
    createRuns(),
  );
});

const events: fc.Arbitrary<QueueEvent> = fc
  .record({
    id: ids,
    type: fc.constantFrom('sent', 'acknowledged', 'failed', 'corrected', 'removed'),
    error: fc.constantFrom(LOST, REFUSED, KEY_REUSED, BUSY),
  })
  .map(({ id, type, error }) =>
    type === 'sent' ? createSent(id) : type === 'failed' ? createFailed(error, id) : { type, id },
  );

const AFTER: Record<string, readonly string[]> = {
  new: ['sending'],
  waiting: ['sending', 'removed'],
  sending: ['done', 'refused', 'outcomeUnknown', 'removed'],
  refused: ['sending', 'waiting', 'removed'],
  outcomeUnknown: ['sending', 'waiting', 'removed'],
  done: ['removed'],
};

test('TRUST-43: an entry goes only where it may, alone, and two never share a key', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (story) => {
      let queue: SendQueue = {};
      for (const event of story) {
        const next = applyQueueEvent(queue, event);
        const [from, to] = [queue[event.id], next[event.id]];
        if (next !== queue) expect(AFTER[from?.status ?? 'new']).toContain(to?.status ?? 'removed');
        expect({ ...next, [event.id]: null }).toEqual({ ...queue, [event.id]: null });
        // An item drops its key only when the server reports that another request has used the key.
        const isReused = event.type === 'failed' && event.error === KEY_REUSED;
        if (from && to && !isReused) expect(to.key).toBe(from.key);
        const inUse = Object.values(next).map(({ key }) => key);
        expect(new Set(inUse).size).toBe(inUse.length);
        queue = next;
      }
    }),
    createRuns(),
  );
});

test('WEATHER-5: an answer that did not come leaves it unknown, a refusal does not', () => {
  expect(applyEvents([createSent(), createFailed(LOST)])[1]).toMatchObject({
    status: 'outcomeUnknown',
    error: LOST,
  });
  expect(applyEvents([createSent(), createFailed(BUSY)])[1]).toMatchObject({
    status: 'outcomeUnknown',
    error: BUSY,
  });
  expect(applyEvents([createSent(), createFailed(REFUSED)])[1]).toMatchObject({
    status: 'refused',
    error: REFUSED,
  });
});

test('COMFORT-12: while it is tried again, why it failed before is still known', () => {
  const queue = applyEvents([createSent(), createFailed(REFUSED), createSent()]);
  expect(queue[1]).toMatchObject({ status: 'sending', error: REFUSED });
  expect(applyEvents([{ type: 'acknowledged', id: 1 }], queue)[1]).not.toHaveProperty('error');
});

test('COMFORT-20: a queue continues with the keys of all missing items', () => {
  const queue = applyEvents([
    createSent(1),
    { type: 'acknowledged', id: 1 },
    createSent(2),
    createFailed(LOST, 2),
  ]);
  expect(getUnacknowledgedQueueKeys(queue)).toEqual({ 2: queue[2]!.key });
  const continued = applyQueueEvent(toSendQueue(getUnacknowledgedQueueKeys(queue)), createSent(2));
  expect(continued[2]!.key).toBe(queue[2]!.key);
});
