import { act, screen } from '@testing-library/react';
import { PrintedRoster } from '../../../src/console/features/play/out/PrintedRoster';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

test('ROSTER-1: an absent player has no number on paper, and the others are numbered as they are counted', () => {
  const play = createPlay({
    entries: { Орлова: {}, Зимина: { attendance: 'absent' }, Ли: { attendance: 'late' } },
  });
  renderPart(() => <PrintedRoster tournament={createPlayTournament('Американо')} play={play} />);
  act(() => void dispatchEvent(new Event('beforeprint')));
  const numberOf = (name: RegExp) =>
    screen.getByRole('row', { name, hidden: true }).querySelector('td')!.textContent;
  expect([/Орлова/, /Зимина/, /Ли/].map(numberOf)).toEqual(['1', '', '2']);
  expect(screen.getByText('Состав (2)')).toBeInTheDocument();
});
