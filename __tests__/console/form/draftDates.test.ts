import { DRAFT_LIFETIME_MS } from '../../../src/domain/editing/drafts';
import { describeRetryTime } from '../../../src/console/features/auth/tooManyAttempts';
import {
  createUniqueDraftKey,
  readDrafts,
  saveDraft,
} from '../../../src/console/state/draftStorage';

const NOW = Date.parse('2026-06-01T09:00:00.000Z');
const YEAR = 365 * 86_400_000;

test('COMFORT-20, TRUST-77 a draft that a clock a year ahead has dated is offered, and goes 30 days later', () => {
  const key = createUniqueDraftKey('new');
  const values = { organizer_name: 'Анна' };
  saveDraft(key, { username: 'admin', savedAt: NOW + YEAR, values, before: {} });
  const savedAt = (now: number) =>
    readDrafts('new', 'admin', now).map(({ draft }) => draft.savedAt);
  expect(savedAt(NOW)).toEqual([NOW]);
  expect(savedAt(NOW + DRAFT_LIFETIME_MS)).toEqual([NOW]);
  expect(savedAt(NOW + DRAFT_LIFETIME_MS + 1)).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('LOGIN-7 a clock that is set back while a user waits makes no wait of a year', () => {
  expect(describeRetryTime(300_000)).toBe('Попробуйте через 5\u00a0минут.');
  expect(describeRetryTime(YEAR)).toBe('');
});
