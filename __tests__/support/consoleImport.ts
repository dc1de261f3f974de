import { screen, within } from '@testing-library/react';
import { openConsole } from './consoleScreens';
import { formatClipboardText, HEADS } from './importRows';

export { createCells, NAMES, ROWS } from './importRows';

/** Opens the import with pasted rows. */
export async function openImport(rows: readonly (readonly string[])[]) {
  const opened = await openConsole({ path: '/import' });
  const { user } = opened;
  await user.click(await screen.findByLabelText('Вставьте строки из таблицы'));
  await user.paste(formatClipboardText([HEADS, ...rows]));
  await user.click(screen.getByRole('button', { name: 'Разобрать строки' }));
  await screen.findByRole('table', { name: 'Строки таблицы' });
  await opened.club.settle();
  const getBar = () => within(screen.getByRole('region', { name: 'Создание турниров' }));
  const getCreationButton = () => getBar().getByRole('button', { name: /^Создать/ });
  return {
    ...opened,
    getBar,
    getCreationButton,
    create: () => user.click(getCreationButton()),
    /** Waits for a progress text of the creation. */
    findStatus: (text: string) =>
      getBar().findByText(
        (_, element) =>
          element?.role === 'status' && element.textContent.replaceAll('\u00a0', ' ') === text,
      ),
    /** A row of the preview, by its number in the preview table. */
    getRow: (number: number) =>
      screen.getByRole('cell', { name: String(number) }).closest<HTMLElement>('tr')!,
    countSent: () => opened.club.listSent('POST').length,
  };
}
