import { parseHistory } from '../../../src/domain/editing/historyWire';

const NOTE = {
  id: 3,
  at: '2026-06-01T09:00:00.000Z',
  username: 'admin',
  kind: 'updated',
  version: 2,
  changes: [{ field: 'entry_fee', from: 1500, to: 2500 }],
};

test('COMFORT-33: notes arrive as they were sent', () => {
  const deleted = { ...NOTE, id: 4, kind: 'deleted', changes: [] };
  expect(parseHistory([deleted, NOTE])).toEqual([deleted, NOTE]);
  expect(parseHistory([])).toEqual([]);
});

test('COMFORT-33: a note or change that is none is left out, and a broken part of one is nothing', () => {
  const parsed = parseHistory([
    null,
    'мусор',
    { ...NOTE, kind: 'eaten' },
    { kind: 'created', changes: 'все' },
    {
      ...NOTE,
      changes: [
        null,
        { field: 'applications', from: 1, to: 2 },
        { field: 'level_to', from: { deep: 1 }, to: 4.5 },
      ],
    },
  ]);
  expect(parsed).toEqual([
    { id: -4, at: '', username: '', kind: 'created', version: 0, changes: [] },
    { ...NOTE, changes: [{ field: 'level_to', from: null, to: 4.5 }] },
  ]);
});

test.each([null, 'вчера', 7, {}])('COMFORT-33: %j is no history', (data) => {
  expect(parseHistory(data)).toBeNull();
});
