import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Play } from '../../../src/domain/play/playWire';
import type { Club, Seed } from './club';
import { inDays } from './days';
import { rememberSession } from './fixtures';

/** As the database numbers the first one. */
export const FIRST = 1;

const PLAYERS: [string, number, string][] = [
  ['Анна Крылова', 3.5, '+7 (916) 204-18-73'],
  ['Дмитрий Лунёв', 4, '+7 (903) 551-40-26'],
  ['Елена Сафонова', 3, '+7 (926) 718-93-04'],
  ['Игорь Ветров', 3.5, '+7 (985) 330-62-17'],
  ['Мария Орлова', 3, '+7 (985) 330-62-18'],
  ['Павел Зимин', 3.5, '+7 (917) 642-05-91'],
  ['Светлана Рябова', 2.5, '+7 (909) 126-77-38'],
  ['Артём Климов', 4, '+7 (925) 803-14-65'],
];

/** A tournament of some days from now, for which the first so many players have applied. */
export const evening = (count: number, changes: Seed = {}, days = 3): Seed => ({
  date: inDays(days),
  start_time: '19:00',
  end_time: '20:45',
  level_from: 2.5,
  level_to: 4,
  applications: PLAYERS.slice(0, count).map(([name, level, contact_phone], index) => ({
    name,
    level,
    contact_phone,
    user_id: 1000 + index,
    created_at: new Date(Date.UTC(2026, 4, 3, 9, index)).toISOString(),
  })),
  ...changes,
});

export const playUrl = (id = FIRST): string => `/tournaments/${id}/play`;

/** Opens a tournament's roster, signed in. */
export async function openRoster(page: Page, club: Club, id = FIRST): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto(playUrl(id));
  await part(page, 'Основной состав').waitFor();
}

/** A part of the roster. */
export const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${title}`) });

/** The row of a player, wherever it stands. */
export const row = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: /^(Основной состав|Лист ожидания|На проверке|Отказались)/ })
    .getByRole('listitem')
    .filter({ hasText: name });

/** The names in a part, in order. */
export const namesIn = (page: Page, title: string): Promise<string[]> =>
  part(page, title)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('button')!.textContent));

export const tick = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Пришёл: ${name}` });

/** Does something of a player's menu. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The play as the server has it, or what a request of its calls is answered with. */
export async function callPlay(
  club: Club,
  path = '',
  body?: object,
  id = FIRST,
): Promise<{ status: number; json: unknown }> {
  const { username, token } = club.session!;
  const response = await fetch(`${club.url}/api/tournaments/${id}/play${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Basic ${Buffer.from(`${username}:${token}`).toString('base64')}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

export const playOf = async (club: Club, id = FIRST): Promise<Play> =>
  (await callPlay(club, '', undefined, id)).json as Play;

/** The entry of a player as the server has it. */
export async function entryOf(club: Club, name: string) {
  const [given, family = ''] = name.split(' ');
  const { entries } = await playOf(club);
  return entries.find(({ givenName, familyName }) => givenName === given && familyName === family)!;
}

/** Changes some of an entry's state at the server, as another device does. */
export async function changeElsewhere(club: Club, name: string, to: object): Promise<void> {
  const entry = await entryOf(club, name);
  const from = Object.fromEntries(
    Object.keys(to).map((field) => [field, entry[field as keyof typeof entry]]),
  );
  const events = [{ kind: 'entryChanged', entryId: entry.id, from, to }];
  await callPlay(club, '/changes', { id: randomUUID(), events, undoes: null });
}

/** Changes settings at the server, which stand as they begin. */
export const settleElsewhere = (club: Club, from: object, to: object) =>
  callPlay(club, '/changes', {
    id: randomUUID(),
    events: [{ kind: 'settingsChanged', from, to }],
    undoes: null,
  });
