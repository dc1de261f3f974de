import { render, screen } from '@testing-library/react';
import { Expendable } from '../../src/console/ui/Expendable';
import { expectTrouble } from '../support/consoleTroubles';

function Broken(): never {
  throw new Error('broken');
}

test('what works in the background and fails takes nothing else away', () => {
  expectTrouble(/broken/);
  render(
    <>
      <h1>Турниры</h1>
      <Expendable>
        <Broken />
      </Expendable>
      <Expendable>
        <p>Другое</p>
      </Expendable>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Турниры' })).toBeVisible();
  expect(screen.getByText('Другое')).toBeVisible();
});
