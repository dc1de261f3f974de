import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectionBar } from '../../src/console/features/tournaments/selection/SelectionBar';
import { parseTournaments } from '../../src/domain/wire';
import { stopTheClock } from '../support/consolePatience';

const SELECTED = parseTournaments([
  { id: 3, tournament_type: 'Мексикано', date: '2026-06-20', organizer_name: 'Анна "Ася"; Ли' },
  { id: 1, tournament_type: 'Американо', date: '2026-06-07', organizer_name: '=Вера' },
])!;

function openBar(shownCount = 120) {
  stopTheClock();
  const asked: string[] = [];
  const ask = (what: string) => () => void asked.push(what);
  const bar = (selected = SELECTED) => (
    <SelectionBar
      selected={selected}
      shownCount={shownCount}
      onSelectAll={ask('all')}
      onClear={ask('none')}
      onDelete={ask('delete')}
      onDuplicate={ask('duplicate')}
    />
  );
  const { rerender } = render(bar());
  return {
    user: userEvent.setup({ delay: null }),
    asked,
    show: (selected: typeof SELECTED) => rerender(bar(selected)),
  };
}

/** The files that the page gives to keep; jsdom can neither make their addresses nor save them. */
async function filesSavedBy(work: () => Promise<void>): Promise<{ name: string; text: string }[]> {
  const blobs = new Map<string, Blob>();
  const saved: { name: string; text: Promise<string> }[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:test/${blobs.size}`;
      blobs.set(url, blob);
      return url;
    },
    revokeObjectURL: () => {},
  });
  const save = (event: Event) => {
    const link = event.target as HTMLAnchorElement;
    if (!link.download) return;
    event.preventDefault();
    saved.push({ name: link.download, text: textOf(blobs.get(link.href)!) });
  };
  document.addEventListener('click', save);
  await work();
  document.removeEventListener('click', save);
  return Promise.all(saved.map(async ({ name, text }) => ({ name, text: await text })));
}

/** With its byte order mark. */
const textOf = async (blob: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

test('COMFORT-12: the bar tells how many are selected, politely too when that changes', () => {
  const { show } = openBar();
  expect(screen.getByRole('region', { name: 'Выбранные турниры' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано: 2');
  show(SELECTED.slice(1));
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано: 1');
});

test('COMFORT-12: its buttons ask for what they say', async () => {
  const { user, asked } = openBar();
  for (const name of ['Выбрать все (120)', 'Удалить', 'Дублировать', 'Снять выбор']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(asked).toEqual(['all', 'delete', 'duplicate', 'none']);
});

test('COMFORT-12: where all are selected there are no more to select', () => {
  openBar(2);
  expect(screen.queryByRole('button', { name: /Выбрать все/ })).toBeNull();
});

test('COMFORT-12: the export is a file of the day with the selected ones in their order', async () => {
  const { user } = openBar();
  const files = await filesSavedBy(() =>
    user.click(screen.getByRole('button', { name: 'Экспорт CSV' })),
  );
  expect(files.map(({ name }) => name)).toEqual(['turniry-2026-06-01.csv']);
  const lines = files[0]!.text.split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffТип;Дата;/);
  expect(lines[1]).toMatch(/^Мексикано;20\.06\.2026;.*;"Анна ""Ася""; Ли";.*;3$/);
  expect(lines[2]).toMatch(/^Американо;07\.06\.2026;.*;'=Вера;.*;1$/);
});
