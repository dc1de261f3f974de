import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PlayerRow } from '../../../src/console/features/players/list/PlayerRow';
import { PLAYER } from '../../domain/players/support/players';

test.each([true, false])(
  'PLAYER-84: a row says that its player may be another one: %s',
  (isDoubtful) => {
    const player = { ...PLAYER, phone: null };
    const props = { player, index: 0, isDoubtful, measure: () => {}, onOpen: () => {} };
    render(
      <MemoryRouter>
        <table>
          <tbody>
            <PlayerRow {...props} />
          </tbody>
        </table>
      </MemoryRouter>,
    );
    expect(screen.queryAllByText('есть тёзка: один человек?')).toHaveLength(isDoubtful ? 1 : 0);
  },
);
