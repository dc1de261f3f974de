import { screen } from '@testing-library/react';
import { SubstituteDialog } from '../../../src/console/features/play/rounds/dialogs/SubstituteDialog';
import { PlayContext } from '../../../src/console/features/play/rounds/playContext';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import type { Entry } from '../../../src/domain/play/model/entry';
import { listStartedRounds } from '../../../src/domain/play/model/round';
import { createRound } from '../../domain/play/support/mexicanoRounds';
import { createPlay, renderPart } from '../../support/playScreen';

const ROUND = createRound(['Климов+Орлова 15:9 Зимин+Белов']);
const FOUR = { Климов: {}, Орлова: {}, Зимин: {}, Белов: {} };

function openSubstitute(others: Readonly<Record<string, Partial<Entry>>>) {
  const play = createPlay({ rounds: [ROUND], entries: { ...FOUR, ...others } });
  const state = toPlayState(play);
  const substitute = jest.fn();
  const context = {
    ...{ state, startedRounds: listStartedRounds(state.rounds), entries: play.entries },
    actions: { substitute },
  };
  const { user } = renderPart(() => (
    <PlayContext value={context as never}>
      <SubstituteDialog entry={play.entries[0]!} onClose={() => {}} />
    </PlayContext>
  ));
  return { user, substitute };
}

const listOffered = () =>
  screen.getAllByRole('option').map(({ textContent }) => textContent.split(' ').at(-1));

test('PLAY-14: only who is there or may come, and plays in no round, is offered as a substitute', async () => {
  const { user, substitute } = openSubstitute({
    Рябова: {},
    Ким: { attendance: 'arrived' },
    Лунёв: { attendance: 'late' },
    Дёмина: { status: 'waiting' },
    Ахметов: { attendance: 'absent' },
    Крылова: { status: 'waiting', attendance: 'absent' },
    Щербаков: { attendance: 'left' },
    Ершов: { attendance: 'paused' },
    Попов: { status: 'declined' },
  });
  expect(listOffered()).toEqual(['Рябова', 'Ким', 'Лунёв', 'Дёмина']);
  await user.selectOptions(screen.getByRole('combobox'), 'Ким');
  await user.click(screen.getByRole('button', { name: 'Заменить' }));
  expect(substitute).toHaveBeenCalledWith('Климов', 'Ким', false);
});

test('PLAY-14: no player is offered where all others did not come', () => {
  openSubstitute({ Ахметов: { attendance: 'absent' } });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(
    screen.getByText('Некого поставить: сначала добавьте игрока в состав.'),
  ).toBeInTheDocument();
});
