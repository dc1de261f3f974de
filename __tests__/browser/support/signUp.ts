import type { Page } from '@playwright/test';
import type { PlaySettings } from '../../../src/domain/play/model/settings';
import { Club } from './club';
import { test as base, expect } from './fixtures';
import { addDaysToToday } from './days';
import { createOtherDesk } from './otherDesk';

/** A tournament's sign-up page, and API access to its desk. */
export class SignUpDesk {
  path = '';
  private offset = 0;

  constructor(private readonly getClub: () => Club) {}

  readonly clock = () => Date.now() + this.offset;

  /** Moves the server's time as if a player had taken that long to fill in the form. */
  readonly passSeconds = (seconds: number): void => {
    this.offset += seconds * 1_000;
  };

  private createDesk = () => createOtherDesk(this.getClub());

  async open(): Promise<void> {
    this.path = (await this.createDesk().read()).signUp.path;
  }

  async set(to: Partial<PlaySettings>): Promise<void> {
    await this.createDesk().set(to);
  }

  async add(count: number): Promise<void> {
    await this.createDesk().add(...Array.from({ length: count }, (_, index) => `Игрок${index}`));
  }

  /** Returns «Максим: confirmed» for each entry. */
  async listEntries(): Promise<string[]> {
    const { entries } = await this.createDesk().read();
    return entries.map(({ givenName, status }) => `${givenName}: ${status}`);
  }
}

/** The tests use the sign-up page of a tournament in five days. */
export const test = base.extend<{ desk: SignUpDesk; club: Club }>({
  desk: async ({ club }, use) => use((club as Club & { desk: SignUpDesk }).desk),

  club: async ({ template, tournaments }, use) => {
    const desk: SignUpDesk = new SignUpDesk(() => club);
    const club: Club = await Club.prepare({ template, clock: desk.clock });
    club.seed(
      tournaments.length > 0 ? tournaments : [{ date: addDaysToToday(5), end_time: '12:00' }],
    );
    await club.start();
    await desk.open();
    await use(Object.assign(club, { desk }));
    await club.remove();
  },
});

export { expect };

export const getField = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true });
export const getConsent = (page: Page) => page.getByRole('checkbox');
export const getSendButton = (page: Page) =>
  page.getByRole('button', { name: /^(Записаться|Отправить)/ });

/** Fills in the form key by key, as a player does. */
export async function fillSignUp(page: Page, phone = '8 963 147 29 80'): Promise<void> {
  await getField(page, 'Имя').fill('Максим');
  await getField(page, 'Фамилия').fill('Шубин');
  await getField(page, 'Телефон').pressSequentially(phone);
  await page.getByLabel('Уровень').selectOption('3.5');
  await getConsent(page).check();
}
