import { fireEvent, screen, within } from '@testing-library/react';
import { dialogOf, openConsole, rowTexts } from '../support/consoleScreens';
import { screenSize } from '../support/consoleShims';

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
/** Texts with no-break spaces as they are typed. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => plain(textContent));

const FULL = {
  tournamentType: 'Американо',
  date: '2026-06-05',
  startTime: '10:00',
  endTime: '14:00',
  levelFrom: 2,
  levelTo: 4.5,
  entryFee: 1500,
  organizerName: 'Анна',
  applications: [{}, {}],
};
const BARE = {
  date: '2026-06-06',
  startTime: '09:30',
  endTime: null,
  levelFrom: 2.5,
  levelTo: null,
  entryFee: 0,
  organizerName: 'Вера',
};

test('LIST-1 LIST-2 title, hint and columns in their order', async () => {
  await openConsole({ tournaments: [FULL] });
  await rowOf(/Анна/);
  expect(screen.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible();
  expect(screen.getByText('Нажмите на строку, чтобы увидеть подробности')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Тип',
    'Дата',
    'Время',
    'Уровень',
    'Взнос',
    'Организатор',
    'Заявки',
    'Действия',
  ]);
});

test.each([false, true])(
  'LIST-2 LIST-10 LIST-12 FORMAT-1 FORMAT-3 FORMAT-4 the facts of a row, on a phone too (%s)',
  async (isPhone) => {
    screenSize.isPhone = isPhone;
    await openConsole({ tournaments: [FULL, BARE] });
    const full = await rowOf(/Анна/);
    expect(cells(full).slice(0, 7)).toEqual([
      'Американо',
      '05.06.2026 пт',
      '10:00 – 14:00',
      '2 - 4.5',
      '1 500 ₽',
      'Анна +7 (916) 123-45-67',
      '2',
    ]);
    expect(
      within(full)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Редактировать', 'Удалить']);
    expect(cells(await rowOf(/Вера/)).slice(0, 7)).toEqual([
      'Мексикано',
      '06.06.2026 сб',
      '09:30',
      '2.5+',
      '0 ₽',
      'Вера +7 (916) 123-45-67',
      '0',
    ]);
  },
);

test('LIST-13 RULE-13 coming ones first, the soonest on top, then past ones, the latest on top', async () => {
  const on = (date: string, startTime = '10:00') => ({
    date,
    startTime,
    organizerName: `Имя ${date} ${startTime}`,
  });
  await openConsole({
    tournaments: [
      on('2026-05-31'),
      on('2026-07-01'),
      on('2026-06-01', '18:00'),
      on('2025-12-31'),
      on('2026-06-01', '09:00'),
      on('2026-05-31', '20:00'),
    ],
  });
  await rowOf(/Имя 2026-07-01/);
  expect(rowTexts().map((text) => /Имя ([\d -]+:\d\d)/.exec(text)?.[1] ?? text)).toEqual([
    'Предстоящие',
    '2026-06-01 09:00',
    '2026-06-01 18:00',
    '2026-07-01 10:00',
    'Прошедшие',
    '2026-05-31 20:00',
    '2026-05-31 10:00',
    '2025-12-31 10:00',
  ]);
});

describe('LIST-8', () => {
  const titles = { Редактировать: 'Редактирование турнира', Удалить: 'Удалить турнир' };

  test('LIST-8 a click on a row opens the details', async () => {
    const { user } = await openConsole({ tournaments: [FULL] });
    await user.click(within(await rowOf(/Анна/)).getByText('10:00 – 14:00'));
    expect(await dialogOf('Детальная информация о турнире')).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test.each(Object.entries(titles))(
    'LIST-8 a click on «%s» opens that dialog instead, and so does the keyboard',
    async (button, title) => {
      const { user, store } = await openConsole({ tournaments: [FULL] });
      const row = await rowOf(/Анна/);
      await user.click(within(row).getByRole('button', { name: button }));
      expect(await dialogOf(title)).toBeVisible();
      expect(screen.queryByText('Детальная информация о турнире')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Отмена' }));
      expect(store.getState().dialogs.open).toBeNull();

      within(await rowOf(/Анна/))
        .getByRole('button', { name: button })
        .focus();
      await user.keyboard('{Enter}');
      expect(await dialogOf(title)).toBeVisible();
      expect(store.getState().dialogs.open).toMatchObject({ tournamentId: 1 });
      expect(screen.queryByText('Детальная информация о турнире')).toBeNull();
    },
  );

  test('LIST-8 rows are walked with the arrow keys, and Enter opens the details', async () => {
    const { user } = await openConsole({
      tournaments: [FULL, { ...BARE, date: '2026-05-01' }],
    });
    (await rowOf(/Анна/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await rowOf(/Вера/)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await rowOf(/Анна/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    const dialog = await dialogOf('Детальная информация о турнире');
    expect(within(dialog).getByText('Вера')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await rowOf(/Вера/)).toHaveFocus();
  });
});

test('LIST-9 every one of 300 tournaments is reached by scrolling, and few are rendered', async () => {
  const tournaments = Array.from({ length: 300 }, (_, index) => ({
    organizerName: `Организатор ${String(index).padStart(3, '0')}`,
  }));
  await openConsole({ tournaments });
  await rowOf(/Организатор 000/);
  const seen = new Set<string>();
  const main = screen.getByRole('main');
  for (let top = 0; top < 300 * 57; top += 600) {
    main.scrollTop = top;
    fireEvent.scroll(main);
    const texts = rowTexts();
    expect(texts.length).toBeLessThan(60);
    for (const text of texts) seen.add(/Организатор \d+/.exec(text)?.[0] ?? 'heading');
  }
  seen.delete('heading');
  expect(seen.size).toBe(300);
  expect(screen.queryByRole('button', { name: /страниц|дальше|показать ещё/i })).toBeNull();
});
