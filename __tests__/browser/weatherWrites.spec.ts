import type { Locator, Page } from '@playwright/test';
import { HttpFaultProxy } from './support/httpFaultProxy';
import {
  listFailures,
  hang,
  listHollowFaults,
  NO_CONNECTION,
  interceptRequests,
  TIMED_OUT,
  WIRE_TROUBLES,
  type Fault,
} from './support/faults';
import { expect, test } from './support/fixtures';
import { truncateAnswer } from './support/httpFaults';
import { openSignedIn } from './support/signIn';
import { expectTyped, fillIn } from './support/tournamentForm';
import { installClock } from './support/stillTime';

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

const EDITED = ['Время начала', 'Имя организатора'] as const;

/** A write of the console that one button sends. */
type Write = {
  failures: readonly Fault[];
  method: string;
  path: string;
  defaultText: string;
  unusable: Fault[];
  /** Fills in the data and returns the element with the form or row. */
  prepare: (page: Page) => Promise<Locator>;
  button: string;
  expectKept: (place: Locator) => Promise<void>;
  expectDone: (page: Page) => Promise<void>;
};

const WRITES: Record<string, Write> = {
  'create (CREATE-10, CREATE-11, ERR-1, ERR-3)': {
    failures: listFailures('create'),
    method: 'POST',
    path: '/tournaments/new',
    defaultText: 'Ошибка создания турнира',
    unusable: listHollowFaults('nothing', 'object'),
    async prepare(page) {
      await fillIn(page.getByRole('main'));
      return page.getByRole('main');
    },
    button: 'Создать турнир',
    expectKept: (place) => expectTyped(place),
    async expectDone(page) {
      await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
      await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toHaveCount(1);
    },
  },
  'edit (EDIT-10, EDIT-9, ERR-1, ERR-3)': {
    failures: listFailures('edit'),
    method: 'PUT',
    path: '/tournaments',
    defaultText: 'Ошибка обновления турнира',
    unusable: listHollowFaults('null', 'text', 'page'),
    async prepare(page) {
      await page.getByRole('button', { name: 'Редактировать' }).click();
      await fillIn(page.getByRole('dialog'), EDITED);
      return page.getByRole('dialog');
    },
    button: 'Сохранить изменения',
    expectKept: (place) => expectTyped(place, EDITED),
    async expectDone(page) {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toContainText('09:30');
    },
  },
  'delete (DELETE-2, ERR-1, ERR-3)': {
    failures: listFailures('delete'),
    method: 'DELETE',
    path: '/tournaments',
    defaultText: 'Ошибка удаления турнира',
    // The console does not use the body, so every success counts (WIRE-5).
    unusable: [],
    async prepare(page) {
      await page.getByRole('button', { name: 'Удалить' }).click();
      return page.getByRole('dialog');
    },
    button: 'Удалить',
    expectKept: (place) => expect(place.getByText('Вы уверены')).toBeVisible(),
    async expectDone(page) {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('Турниров пока нет')).toBeVisible();
    },
  },
};

for (const [title, write] of Object.entries(WRITES)) {
  const { method, defaultText, prepare, expectKept, expectDone } = write;
  const buttonOf = (place: Locator) => place.getByRole('button', { name: write.button });

  test(`${title}: any bad answer is reported in Russian, nothing is lost, and a retry works @deep`, async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(...WIRE_TROUBLES);
    await openSignedIn(page, club, write.path);
    const place = await prepare(page);
    for (const { name, answer, text = defaultText } of [...write.failures, ...write.unusable]) {
      await test.step(name, async () => {
        const spoiled = await interceptRequests(page, method, answer);
        await buttonOf(place).click();
        // A write is never retried automatically.
        await expect.poll(spoiled.count).toBe(1);
        await expect(buttonOf(place)).toBeEnabled();
        await expect(place.getByRole('alert')).toHaveText(text);
        await expectKept(place);
        expect(spoiled.count()).toBe(1);
        await spoiled.stop();
      });
    }
    await buttonOf(place).click();
    await expectDone(page);
  });
}

// One write suffices here: the tests of the API layer cover all of them.
for (const [title, write] of Object.entries(WRITES).slice(0, 1)) {
  test(`${title}: 30 seconds without an answer are reported, and a retry works (WIRE-1) @deep`, async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(...WIRE_TROUBLES);
    await installClock(page);
    await openSignedIn(page, club, write.path);
    const place = await write.prepare(page);
    const button = place.getByRole('button', { name: write.button });
    const spoiled = await interceptRequests(page, write.method, hang);
    await button.click();
    await expect.poll(spoiled.count).toBe(1);
    await page.clock.fastForward(20_000);
    await page.clock.runFor(100);
    await expect(place.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(place.getByRole('alert')).toHaveText(TIMED_OUT);
    await write.expectKept(place);
    expect(spoiled.count()).toBe(1);
    await spoiled.stop();
    await button.click();
    await write.expectDone(page);
  });
}

for (const [title, write] of Object.entries(WRITES).slice(1, 2)) {
  test(`${title}: an answer cut in the middle is a lost connection, and is not sent twice @deep`, async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(...WIRE_TROUBLES);
    const faultProxy = await HttpFaultProxy.open(club.url);
    const call = `${write.method} /api/tournaments`;
    try {
      await openSignedIn(page, club, faultProxy.url + write.path);
      const place = await write.prepare(page);
      faultProxy.intercept(call, truncateAnswer);
      await place.getByRole('button', { name: write.button }).click();
      await expect(place.getByRole('alert')).toHaveText(NO_CONNECTION);
      await write.expectKept(place);
      expect(faultProxy.count(call)).toBe(1);
    } finally {
      await faultProxy.close();
    }
  });
}

test('a delete that is answered with a body, or with none, is done (WIRE-5, DELETE-2) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openSignedIn(page, club);
  for (const { name, answer } of listHollowFaults('nothing', 'object', 'page')) {
    await test.step(name, async () => {
      const spoiled = await interceptRequests(page, 'DELETE', answer);
      await page.getByRole('button', { name: 'Удалить' }).click();
      const listed = page.waitForResponse(
        (response) => response.request().method() === 'GET' && response.url().endsWith('ts'),
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The real server still has the tournament, so the repeated deletion succeeds.
      await listed;
      await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
      await spoiled.stop();
    });
  }
});
