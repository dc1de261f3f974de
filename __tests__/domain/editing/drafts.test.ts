import { formatMoment, formatRecentMoment } from '../../../src/domain/dates/moments';
import { parseDraft, restoreDraftValues } from '../../../src/domain/editing/drafts';
import { INITIAL_FORM_VALUES } from '../../../src/domain/tournament/formValues';

const DRAFT = {
  username: 'admin',
  savedAt: 1_700_000_000_000,
  values: { ...INITIAL_FORM_VALUES, organizer_name: 'Ольга' },
  before: INITIAL_FORM_VALUES,
  sending: { key: 'к', keys: { '2026-12-05': 'л' }, created: ['2026-11-28'] },
};

test('COMFORT-20 a draft is read as it was written', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

test.each([
  ['nothing', null],
  ['broken JSON', '{"username":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '17'],
  ['no name', JSON.stringify({ ...DRAFT, username: 7 })],
  ['no time', JSON.stringify({ ...DRAFT, savedAt: '2026' })],
  ['a number in a field', JSON.stringify({ ...DRAFT, values: { ...DRAFT.values, date: 5 } })],
  ['no start', JSON.stringify({ ...DRAFT, before: null })],
])('COMFORT-20 %s is no draft', (_, text) => {
  expect(parseDraft(text)).toBeNull();
});

test.each([null, 7, { key: 'к' }, { key: 'к', keys: { a: 1 }, created: [] }, { created: [3] }])(
  'COMFORT-20 an unreadable record of what was sent is left out: %j',
  (sending) => {
    expect(parseDraft(JSON.stringify({ ...DRAFT, sending }))).toEqual({
      ...DRAFT,
      sending: undefined,
    });
  },
);

test('COMFORT-20 only what the person had changed is put over what is there now', () => {
  const before = { ...INITIAL_FORM_VALUES, entry_fee: '1500', organizer_name: 'Ольга' };
  const values = { ...before, entry_fee: '2000', strange: 'поле' };
  const now = { ...before, organizer_name: 'Мария', start_time: '12:00' };
  expect(restoreDraftValues({ values, before }, now)).toEqual({ ...now, entry_fee: '2000' });
});

test('COMFORT-20 a draft from before a field was added is restored into the form with that field', () => {
  const { end_time: _, ...older } = INITIAL_FORM_VALUES;
  const draft = { ...DRAFT, before: older, values: { ...older, organizer_name: 'Ольга' } };
  const read = parseDraft(JSON.stringify(draft));
  expect(read).toEqual(draft);
  expect(restoreDraftValues(read!, INITIAL_FORM_VALUES)).toEqual({
    ...INITIAL_FORM_VALUES,
    organizer_name: 'Ольга',
  });
});

test('COMFORT-20 a draft’s time is the club’s', () => {
  const evening = Date.parse('2026-11-21T21:05:00Z');
  expect(formatMoment(evening, 'Europe/Moscow')).toBe('22\u00a0ноября, 00:05');
  expect(formatMoment(evening, 'America/New_York')).toBe('21\u00a0ноября, 16:05');
});

test('COMFORT-75 a list of today is dated by its time, one of another day by the day as well', () => {
  const loaded = Date.parse('2026-11-21T20:50:00Z');
  const hour = 3_600_000;
  expect(formatRecentMoment(loaded, loaded + hour, 'Europe/London')).toBe('20:50');
  expect(formatRecentMoment(loaded, loaded + hour, 'Europe/Moscow')).toBe('21\u00a0ноября, 23:50');
});
