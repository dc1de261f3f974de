import type { EntryChangedEvent } from '../../../../src/domain/play/log/events';
import {
  acknowledgeQueuedChange,
  mergeStoredItems,
  markItemRefused,
  markItemTried,
  undoQueuedItem,
  listUnsentItems,
  type OutboxItem,
} from '../../../../src/domain/play/changes/outboxQueue';

const event: EntryChangedEvent = {
  kind: 'entryChanged',
  entryId: 'e1',
  from: { attendance: null },
  to: { attendance: 'arrived' },
};

const createItem = (id: string, changes: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  tournamentId: 1,
  username: 'admin',
  host: '',
  at: 1,
  events: [event],
  persons: null,
  undoes: null,
  isTried: false,
  refusal: null,
  ...changes,
});

const listIds = (queue: readonly OutboxItem[]) => queue.map(({ id }) => id);

describe('the outbox', () => {
  test('ROSTER-14, ROSTER-16: a change that was never sent is undone by dropping it', () => {
    expect(undoQueuedItem([createItem('a'), createItem('b')], 'a', 'new', 9)).toEqual([
      createItem('b'),
    ]);
  });

  test('ROSTER-14, ROSTER-16: a change that may have arrived is undone by another one that names it', () => {
    const queue = undoQueuedItem(markItemTried([createItem('a')], 'a'), 'a', 'new', 9)!;
    expect(listIds(queue)).toEqual(['a', 'new']);
    expect(queue[1]).toMatchObject({
      undoes: 'a',
      at: 9,
      isTried: false,
      events: [{ ...event, from: event.to, to: event.from }],
    });
  });

  test('ROSTER-16: the undo of a change comes after it, whatever the clock says', () => {
    const queue = undoQueuedItem(markItemTried([createItem('a', { at: 20 })], 'a'), 'a', 'new', 9)!;
    expect(queue[1]!.at).toBe(21);
  });

  test('ROSTER-14: the undo of a change takes back what followed from it as well', () => {
    const queue = undoQueuedItem(markItemTried([createItem('a')], 'a'), 'a', 'new', 9)!;
    const followed: EntryChangedEvent = {
      kind: 'entryChanged',
      entryId: 'e2',
      from: { status: 'waiting' },
      to: { status: 'confirmed' },
    };
    const change = { id: 'a', at: '', username: null, events: [event, followed], undoes: null };
    const [undoing, ...others] = acknowledgeQueuedChange(queue, change);
    expect(others).toEqual([]);
    expect(undoing!.events).toEqual([
      { ...followed, from: followed.to, to: followed.from },
      { ...event, from: event.to, to: event.from },
    ]);
  });

  test('ROSTER-14: a change that is not in the queue is not undone here', () => {
    expect(undoQueuedItem([createItem('a')], 'b', 'new', 9)).toBeNull();
    expect(
      undoQueuedItem(markItemRefused([createItem('a')], 'a', 'нет'), 'a', 'new', 9),
    ).toBeNull();
  });

  test('ROSTER-16: a refused change is unsent no more, and nothing is left to undo of it', () => {
    const queue = markItemRefused(
      [createItem('a'), createItem('b', { undoes: 'a' }), createItem('c')],
      'a',
      'Занято',
    );
    expect(listIds(queue)).toEqual(['a', 'c']);
    expect(listIds(listUnsentItems(queue))).toEqual(['c']);
  });

  test('ROSTER-16: the device’s items come in order, with what only this page has', () => {
    const stored = [
      createItem('b', { at: 2, isTried: true }),
      createItem('gone-elsewhere', { at: 3 }),
    ];
    const own = [
      createItem('a', { at: 1 }),
      createItem('b', { at: 2 }),
      createItem('sent-elsewhere', { at: 4 }),
    ];
    const queue = mergeStoredItems(stored, own, new Set(['a']));
    expect(listIds(queue)).toEqual(['a', 'b', 'gone-elsewhere']);
    // This page has not sent the item, so its send state is certain.
    expect(queue[1]!.isTried).toBe(false);
  });

  test('ROSTER-16: items that changed while the device was read are as this page has them', () => {
    const stored = [createItem('acknowledged', { at: 1 }), createItem('refused', { at: 2 })];
    const own = [createItem('refused', { at: 2, refusal: 'Занято' }), createItem('new', { at: 3 })];
    const queue = mergeStoredItems(stored, own, new Set(['acknowledged', 'refused', 'new']));
    expect(queue).toEqual(own);
  });
});
