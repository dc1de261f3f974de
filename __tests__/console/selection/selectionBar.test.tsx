import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectionBar } from '../../../src/console/features/tournaments/selection/SelectionBar';

function openBar(shownCount = 120) {
  const asked: string[] = [];
  const ask = (what: string) => () => void asked.push(what);
  const bar = (selectedCount = 2) => (
    <SelectionBar
      selectedCount={selectedCount}
      shownCount={shownCount}
      onSelectAll={ask('all')}
      onClear={ask('none')}
      onDelete={ask('delete')}
      onDuplicate={ask('duplicate')}
      onExport={ask('export')}
    />
  );
  const { rerender } = render(bar());
  return {
    user: userEvent.setup({ delay: null }),
    asked,
    show: (selectedCount: number) => rerender(bar(selectedCount)),
  };
}

test('COMFORT-12: the bar tells how many are selected, politely too when that changes', () => {
  const { show } = openBar();
  expect(screen.getByRole('region', { name: 'Выбранные турниры' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано: 2');
  show(1);
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано: 1');
});

test('COMFORT-12: its buttons ask for what they say', async () => {
  const { user, asked } = openBar();
  const NAMES = ['Выбрать все (120)', 'Удалить', 'Дублировать', 'Скачать CSV', 'Снять выбор'];
  for (const name of NAMES) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(asked).toEqual(['all', 'delete', 'duplicate', 'export', 'none']);
});

test('COMFORT-12: where all are selected there are no more to select', () => {
  openBar(2);
  expect(screen.queryByRole('button', { name: /Выбрать все/ })).toBeNull();
});

test('COMFORT-12: with none selected nothing can be done with them, and that is said', async () => {
  const { user, asked, show } = openBar();
  show(0);
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не выбрано');
  for (const name of ['Удалить', 'Дублировать', 'Скачать CSV']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
    await user.click(screen.getByRole('button', { name }));
  }
  expect(asked).toEqual([]);
});
