import {
  getForgetCountsByLabel,
  describeForgetBlockers,
} from '../../../../src/domain/players/forgetting/forgetTexts';
import { parseForgetPreview } from '../../../../src/domain/players/forgetting/parseForgetPreview';

test('PLAYER-70: the preview names in numbers what would be replaced, and by its day what is in the way', () => {
  const preview = parseForgetPreview({
    entries: 3,
    applications: 2,
    hasNote: true,
    openTournaments: [{ id: 4, date: '2026-12-02', startTime: '19:00' }],
  })!;
  expect(getForgetCountsByLabel(preview)).toEqual({
    'Записи в\u00a0составах': 3,
    Заявки: 2,
    'Заметка клуба': 1,
  });
  expect(describeForgetBlockers(preview.openTournaments)).toContain('02.12.2026 в\u00a019:00');
  expect(describeForgetBlockers([])).toBe('');
  expect(parseForgetPreview('nothing')).toBeNull();
});
