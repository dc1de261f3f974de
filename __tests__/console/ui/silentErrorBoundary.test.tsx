import { render, screen } from '@testing-library/react';
import { SilentErrorBoundary } from '../../../src/console/ui/feedback/SilentErrorBoundary';
import { expectTrouble } from '../../support/consoleTroubles';

function Broken(): never {
  throw new Error('broken');
}

test('a background part that fails takes nothing else away', () => {
  expectTrouble(/broken/);
  render(
    <>
      <h1>Турниры</h1>
      <SilentErrorBoundary>
        <Broken />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <p>Другое</p>
      </SilentErrorBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Турниры' })).toBeVisible();
  expect(screen.getByText('Другое')).toBeVisible();
});
