import type { Locator, Page } from '@playwright/test';
import { addDaysToToday } from './days';
import { test } from './fixtures';
import { watchShifts } from './shifts';

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** Defines tests for a desktop and a phone, with all layout shifts recorded (SPEED-10). */
export function testOnEachScreen(tests: (name: string) => void): void {
  for (const { name, viewport } of SCREENS) {
    test.describe(`on a ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => watchShifts(page));
      tests(name);
    });
  }
}

/** A list that is longer than a screen. */
export const MANY_TOURNAMENTS = Array.from({ length: 60 }, (_, index) => ({
  organizer_name: `Организатор ${index + 1}`,
  date: addDaysToToday(index - 10),
  applications: Array.from({ length: index % 3 }, () => ({})),
}));

export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
export const getButton = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name });
/** The part of the page that loads last. */
export const getLastToLoad = (page: Page) => page.getByText('Найти или сделать');
