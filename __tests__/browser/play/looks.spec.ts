import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe';
import type { Club } from '../support/club';
import { seeded, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { changeElsewhere, choose, evening, openRoster, part } from '../support/roster';
import { playElsewhere } from '../support/playElsewhere';
import { sendElsewhere } from '../support/signing';

test.use({ tournaments: seeded([evening(8)]) });

/** Every part has somebody in it, and everything that can be told of an entry is told of one. */
async function fill(club: Club): Promise<void> {
  await playElsewhere(club).read();
  await playElsewhere(club).set({ capacity: 8 });
  const person = (givenName: string, changes: object = {}) => ({
    id: randomUUID(),
    givenName,
    familyName: '',
    phone: null,
    level: null,
    ...changes,
  });
  const entries = [
    person('Юлия', { familyName: 'Гордеева', phone: '+7 (985) 330-62-17', level: 5 }),
    person('Максим'),
  ];
  await sendElsewhere(club, 'POST', '/api/tournaments/1/play/entries', {
    id: randomUUID(),
    entries,
  });
  await changeElsewhere(club, 'Анна Крылова', {
    attendance: 'arrived',
    payment: 'transfer',
    paid: 1500,
  });
  await changeElsewhere(club, 'Дмитрий Лунёв', { attendance: 'late', payment: 'free' });
  await changeElsewhere(club, 'Павел Зимин', { payment: 'cash', paid: 1500 });
  await changeElsewhere(club, 'Павел Зимин', { status: 'withdrawn' });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`ROSTER-1: the roster keeps to WCAG 2.2 AA, ${scheme}`, async ({ page, club }) => {
    await fill(club);
    await page.emulateMedia({ colorScheme: scheme });
    await openRoster(page, club);
    await part(page, 'Отказались').waitFor();
    await expectAccessible(page, `roster-${scheme}`);
    await page.getByRole('button', { name: 'Добавить игрока' }).click();
    await choose(page, 'Максим', 'Исправить');
    await expectAccessible(page, `roster-edit-${scheme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Вставить список' }).click();
    const dialog = page.getByRole('dialog', { name: 'Вставить список' });
    await dialog.getByLabel(/^Список из чата/).fill('1. Олег Белов 3,5\n2. @олег +1');
    await dialog.getByRole('button', { name: 'Прочитать' }).click();
    await expectAccessible(page, `roster-paste-${scheme}`);
  });
}

for (const width of [320, 390, 700, 1024, 1440]) {
  test(`ROSTER-1: nothing is cut or covered, ${width} px`, async ({ page, club }) => {
    await fill(club);
    await page.setViewportSize({ width, height: 844 });
    await openRoster(page, club);
    await part(page, 'Отказались').waitFor();
    await expectSoundLayout(page, width < 640);
  });
}
