import type { Locator, Page } from '@playwright/test';
import { inDays } from './days';
import { test } from './fixtures';
import { watchShifts } from './shifts';

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** SPEED-10: tests on a desktop and on a phone; whatever moves meanwhile is written down. */
export function onEachScreen(tests: (name: string) => void): void {
  for (const { name, viewport } of SCREENS) {
    test.describe(`on a ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => watchShifts(page));
      tests(name);
    });
  }
}

/** A list that is longer than a screen. */
export const MANY = Array.from({ length: 60 }, (_, index) => ({
  organizer_name: `Организатор ${index + 1}`,
  date: inDays(index - 10),
  applications: Array.from({ length: index % 3 }, () => ({})),
}));

/** The heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A button of the page or of a part of it. */
export const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name });
/** What comes last by itself. */
export const background = (page: Page) => page.getByText('Найти или сделать');
