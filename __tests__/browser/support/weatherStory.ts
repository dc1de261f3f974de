import type { Locator, Page } from '@playwright/test';
import { HttpFaultProxy } from './httpFaultProxy';
import type { Club } from './club';
import { NO_CONNECTION, WIRE_TROUBLES } from './faults';
import { expect, rememberSession, test as base } from './fixtures';
import { getListHeading } from './signIn';
import { listCases, SIZES, type ApiOperation, type Size, type WeatherCase } from './weatherCases';

type Fixtures = {
  /** The proxy between the browser and the club's server. */
  faultProxy: HttpFaultProxy;
};

export const test = base.extend<Fixtures>({
  faultProxy: async ({ club }, use) => {
    const faultProxy = await HttpFaultProxy.open(club.url);
    await use(faultProxy);
    await faultProxy.close();
  },

  baseURL: async ({ faultProxy }, use) => use(faultProxy.url),

  troubles: async ({ troubles }, use) => {
    troubles.expect(...WIRE_TROUBLES, /^request: POST \S+\/api\/auth\/log(in|out) /);
    await use(troubles);
  },
});

/** Opens the list signed in, at any screen size. */
export async function openList({ page, club }: Omit<Scene, 'name'>): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto('/tournaments');
  await expect(getListHeading(page)).toBeVisible();
}

/** Page and server of a case, and a name that only this case uses. */
export type Scene = { page: Page; club: Club; name: string };

/** An operation that one button sends. */
export type Story = {
  operation: ApiOperation;
  /** Title of the tests, without ids. */
  title: string;
  /** The request that meets the fault. */
  call: string;
  button: string;
  /** Messages for a missing response, and for an error response without its own message. */
  noAnswer?: string;
  defaultText: string;
  /** Runs once before all cases. */
  open: (scene: Omit<Scene, 'name'>) => Promise<void>;
  /** Fills in the form. Returns the element that contains the button. */
  prepare: (scene: Scene) => Promise<Locator>;
  expectKept: (place: Locator, name: string) => Promise<void>;
  /** Checks the result on the screen. */
  expectDone: (scene: Scene) => Promise<void>;
  /** Checks that the server did the work exactly once. */
  expectOnce: (scene: Scene) => Promise<void>;
  /** Checks the result when a useless response counts as a success. */
  expectAfterNonsense?: (scene: Scene, isDone: boolean) => Promise<void>;
};

/** Names have equal length, so that none is a part of another. */
export const formatName = (index: number): string => `Кубок ${String(index).padStart(3, '0')}`;

/** Time limit of one case, generous enough for a busy machine. */
const CASE_MS = 15_000;

async function runCase(
  story: Story,
  weather: WeatherCase,
  scene: Scene,
  faultProxy: HttpFaultProxy,
) {
  const { call, defaultText, noAnswer = NO_CONNECTION } = story;
  const place = await story.prepare(scene);
  const button = place.getByRole('button', { name: story.button, exact: true });
  const before = faultProxy.count(call);
  faultProxy.intercept(call, weather.fault);

  if (weather.left === 'answer') {
    await button.click();
    await story.expectDone(scene);
    expect(faultProxy.count(call) - before).toBe(1);
    return;
  }
  if (weather.left === 'nonsense' && story.expectAfterNonsense) {
    await button.click();
    await expect(place).toHaveCount(0);
    faultProxy.clear();
    await story.expectAfterNonsense(scene, weather.isDone);
    return;
  }
  for (let tried = 0; tried < weather.tries; tried += 1) {
    const sent = faultProxy.count(call);
    await button.click();
    await expect.poll(() => faultProxy.count(call)).toBeGreaterThan(sent);
    await expect(button).toBeEnabled();
    const text = weather.left === 'none' ? noAnswer : defaultText;
    await expect(place.getByRole('alert')).toHaveText(text);
    await story.expectKept(place, scene.name);
  }
  faultProxy.clear();
  await button.click();
  await story.expectDone(scene);
}

/** Tests a story with every fault, in one visit per screen size. */
export function testInAllWeather(story: Story): void {
  for (const size of Object.keys(SIZES) as Size[]) {
    const cases = listCases(story.operation, size);
    test.describe(size, () => {
      test.use({ viewport: SIZES[size] });

      test(`${story.title}, ${size}${size === 'on a phone' || story.operation !== 'delete' ? ' @deep' : ''}`, async ({
        page,
        club,
        faultProxy,
      }) => {
        test.setTimeout(CASE_MS * (cases.length + 2));
        await story.open({ page, club });
        for (const [index, weather] of cases.entries()) {
          const scene = { page, club, name: formatName(index) };
          await test.step(`${weather.name}, ${weather.tries} in vain`, async () => {
            await runCase(story, weather, scene, faultProxy);
            await story.expectOnce(scene);
            faultProxy.clear();
          });
        }
      });
    });
  }
}
