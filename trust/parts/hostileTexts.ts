import { chromium, type Browser } from '@playwright/test';
import { blockEvents } from '../../__tests__/support/blockEvents';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from '../../scripts/lib/chromium.mjs';
import { Club } from '../club';
import { compare, type Fault } from '../hostile/compare';
import { createGuest, HARMLESS, type Guest } from '../hostile/guest';
import { texts } from '../hostile/texts';
import { runTour, type Visits } from '../hostile/tour';
import { watch, type Troubles } from '../hostile/watch';
import { add, type Piece, type Tally } from '../part';

/** Number of concurrent tours. Each waits for its page half of the time. */
const TOGETHER = 2;

/** Creates a club and a browser for a series of tours. */
async function createDesk(browser: Browser) {
  const club = new Club();
  // The start stores the password once. Each tour creates its own session.
  await club.start();
  const context = await browser.newContext({
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    // The tour could not intercept a service worker's requests.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  // Events arrive at random moments, which would make two tours differ.
  await blockEvents(context);
  const troubles = await watch(context);

  return {
    /** Returns the look of all screens with a guest, and all troubles of the tour. */
    async runTour(guest: Guest): Promise<{ visits: Visits; troubles: Troubles }> {
      const page = await context.newPage();
      try {
        return { visits: await runTour(page, club, guest), troubles: troubles.take() };
      } catch (error) {
        const { errors, ...others } = troubles.take();
        const told = error instanceof Error ? error.message : String(error);
        return { visits: new Map(), troubles: { ...others, errors: [...errors, told] } };
      } finally {
        await page.close();
      }
    },
    remove: () => club.remove(),
  };
}

type Desk = Awaited<ReturnType<typeof createDesk>>;

/** Compares a text's tour with the harmless one and reports each difference in full. */
async function judgeText(desk: Desk, harmless: Visits, text: string): Promise<Tally> {
  const guest = createGuest(text);
  const { visits, troubles } = await desk.runTour(guest);
  const differences = [...visits].flatMap(([place, found]) =>
    compare(place, harmless.get(place)!, found, guest),
  );
  const { ran, violations, errors } = troubles;
  const told = [...differences, ...ran, ...violations, ...errors];
  if (told.length > 0) process.stderr.write(`${JSON.stringify({ text, told })}\n`);
  const count = (fault: Fault) => differences.filter((one) => one.fault === fault).length;
  return {
    texts: 1,
    visits: visits.size,
    ran: ran.length,
    violations: violations.length,
    errors: errors.length,
    notAsWritten: count('notAsWritten'),
    brokenOut: count('brokenOut'),
    overflows: count('overflows'),
    shared: count('shared'),
  };
}

async function openPiece() {
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: CHROMIUM_ARGUMENTS,
  });
  const desks: Desk[] = [];
  while (desks.length < TOGETHER) desks.push(await createDesk(browser));
  let harmless: Visits | null = null;

  async function seeHarmless(): Promise<Visits> {
    const { visits, troubles } = await desks[0]!.runTour(HARMLESS);
    if (visits.size === 0) throw new Error(`A harmless text: ${troubles.errors.join('\n')}`);
    return visits;
  }

  return {
    async step(index: number): Promise<Tally> {
      const wanted = (harmless ??= await seeHarmless());
      const some = texts.slice(index * TOGETHER, (index + 1) * TOGETHER);
      const tallies = await Promise.all(
        some.map((text, at) => judgeText(desks[at]!, wanted, text)),
      );
      return tallies.reduce((sum, tally) => add(sum, tally));
    },
    async close() {
      await browser.close();
      for (const desk of desks) await desk.remove();
    },
  };
}

/** Checks that no text runs as a script or leaves its place. */
export const hostileTexts: Piece = {
  title:
    'Hostile texts stand in every text field past all checks, are typed, and come as answers; a ' +
    'real Chromium goes with each through every screen, and all that the page holds is compared ' +
    'with what it holds of a harmless text.',
  steps: Math.ceil(texts.length / TOGETHER),
  open: openPiece,
  figures: (tally) => {
    const none = (what: string, count = 0) => ({ what, figure: count, wanted: 0 });
    return [
      { what: 'hostile texts', figure: tally.texts ?? 0 },
      { what: 'screens seen with them', figure: tally.visits ?? 0 },
      none('scripts that ran', tally.ran),
      none('violations of the security policy', tally.violations),
      none('elements or attributes broken out', tally.brokenOut),
      none('texts not shown as written', tally.notAsWritten),
      none('places overflown', tally.overflows),
      none('texts that share their direction with others', tally.shared),
      none('errors in the page', tally.errors),
    ];
  },
};
