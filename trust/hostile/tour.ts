import type { Page, Route } from '@playwright/test';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import type { Club } from '../club';
import type { Guest } from './guest';
import { flatten } from './compare';
import { look, type Look } from './look';
import { NEIGHBOUR, insertRows, TOKEN } from './rows';
import { DESKTOP, PHONE } from './sizes';
import { seeCreation, seeDeletion, seeEdit } from './tourOfForms';
import { seePast } from './tourOfPast';
import { seeTools } from './tourOfTools';

const FIELDS = [
  ...['tournamentType', 'date', 'startTime', 'endTime', 'levelFrom', 'levelTo', 'entryFee'],
  ...['organizerName', 'organizerPhone'],
];

/** Without a public URL the page contains an id that differs in each club. */
const PUBLIC_URL = 'https://club.example';

/** The look of each screen, keyed by its name. */
export type Visits = Map<string, Look>;

export class Tour {
  readonly visits: Visits = new Map();

  constructor(
    readonly page: Page,
    readonly guest: Guest,
  ) {}

  async see(place: string, root = 'body'): Promise<void> {
    const texts = [...new Set(Object.values(this.guest))];
    const seen = await this.page.locator(root).evaluate(look, texts);
    this.visits.set(place, seen);
  }

  /** Returns a data row of the list. Row 0 is the neighbour's, row 1 is the guest's. */
  getRow(index: number) {
    return this.page.locator('tbody tr[data-index]:has(td)').nth(index);
  }

  getButton(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Makes the response to requests of one method a refusal with the guest's words. */
  async refuse(method: string, status: number): Promise<() => Promise<void>> {
    const { text, message } = this.guest;
    const fieldErrors = Object.fromEntries(FIELDS.map((field) => [field, text]));
    const answer = (route: Route) =>
      route.request().method() === method
        ? route.fulfill({ status, json: { message, fieldErrors } })
        : route.fallback();
    await this.page.route('**/api/tournaments**', answer);
    return () => this.page.unroute('**/api/tournaments**', answer);
  }

  /** Waits for a part of the page that appears late. */
  async settle(): Promise<void> {
    await this.page.getByText('Найти или сделать').waitFor({ state: 'attached' });
  }

  /** Waits until the page has its new layout. */
  async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.waitForFunction(({ width }) => innerWidth === width, size);
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Fills a field, which gets the focus first, as when a person fills it. */
  async fill(label: string, text: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    await field.focus();
    await field.fill(flatten(text));
  }
}

async function seeList(tour: Tour): Promise<void> {
  await tour.getRow(1).waitFor();
  await tour.settle();
  await tour.see('list');
  await tour.see('head', 'head');
  await tour.resize(PHONE);
  await tour.see('list on a phone');
  await tour.getRow(1).locator('td').nth(3).click();
  await tour.getButton('Закрыть').waitFor();
  await tour.see('details on a phone');
  await tour.resize(DESKTOP);
  await tour.see('details');
  await tour.getButton('Закрыть').click();
}

async function seeSearch(tour: Tour): Promise<void> {
  const { page, guest } = tour;
  const box = page.getByRole('searchbox');
  await box.fill(flatten(guest.text));
  await box.press('Enter');
  await tour.see('search', 'header');
  await box.fill('');
  await box.press('Enter');
  await tour.getRow(1).waitFor();
}

/** Visits the list after a failed reload, and after a failed first load. */
async function seeFailures(tour: Tour): Promise<void> {
  const { page } = tour;
  const letThrough = await tour.refuse('GET', 500);
  await page.getByRole('row', { name: NEIGHBOUR }).getByRole('button', { name: 'Удалить' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await tour.see('list, not loaded again', 'main');
  await page.reload();
  await tour.getButton('Повторить').waitFor();
  await tour.settle();
  await tour.see('list, not loaded', 'main');
  await letThrough();
}

async function seeLogin(tour: Tour): Promise<void> {
  const { page, guest } = tour;
  await tour.getButton('Выйти').click();
  await tour.fill('Имя пользователя', guest.text);
  await tour.fill('Пароль', guest.text);
  // The real check of a password is slow, so the tour replaces its response.
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, json: {} }));
  await tour.getButton('Войти').click();
  await page.getByText('Неверное имя пользователя или пароль').waitFor();
  await tour.see('login');
  await tour.see('head of the login', 'head');
}

/** Sends a player's application, with the server's checks. */
async function apply(club: Club, id: number, { name, user }: Guest): Promise<void> {
  const { status } = await fetch(`${club.url}/api/tournaments/${id}/applications`, {
    method: 'POST',
    headers: { authorization: formatBasicAuth(user, TOKEN), 'content-type': 'application/json' },
    body: JSON.stringify({ name, userId: name, level: null, contactPhone: '+7 (903) 111-22-33' }),
  });
  if (status !== 201) throw new Error(`An application of «${name}» was answered ${status}`);
}

/**
 * Shows a guest on every screen of the console, in a club that restarts for the tour.
 * @param page a new page without history
 */
export async function runTour(page: Page, club: Club, guest: Guest): Promise<Visits> {
  const port = new URL(club.url).port;
  await club.end('SIGKILL');
  const id = insertRows(club.databaseFile, guest);
  await club.start({ CLUB_TITLE: guest.title, PORT: port, PUBLIC_URL });
  await apply(club, id, guest);
  await page.addInitScript(
    ({ username, token }) => {
      if (sessionStorage.getItem('remembered')) return;
      sessionStorage.setItem('remembered', 'yes');
      localStorage.setItem('club.token', token);
      localStorage.setItem('club.session', JSON.stringify({ username, timestamp: Date.now() }));
    },
    { username: guest.user, token: TOKEN },
  );
  await page.setViewportSize(DESKTOP);
  await page.goto(`${club.url}/tournaments`);
  const tour = new Tour(page, guest);
  await seeList(tour);
  await seeEdit(tour, club.databaseFile, id);
  await seeDeletion(tour);
  await seePast(tour);
  await seeTools(tour);
  await seeSearch(tour);
  await seeCreation(tour);
  await seeFailures(tour);
  await seeLogin(tour);
  return tour.visits;
}
