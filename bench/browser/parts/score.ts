import type { Browser, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { setTimeout as sleep } from 'node:timers/promises';
import { createScoreEvents } from '../../../__tests__/support/playEvents';
import { Club } from '../../../trust/club';
import type { Comparison, Part, Scale } from '../../measure';
import { openPlay } from '../../viewers/openPlay';
import { withBrowser } from '../chromium';

/** Factor by which the emulated phone is slower than this machine. */
const SLOW_CPU = 4;
const PAINTED_MAX_MS = 100;
const ELSEWHERE_MAX_MS = 1_000;
const PRESSES = { quick: 6, full: 12 };
/** Time until everything is idle after a score, in milliseconds: the score is sent and reaches every page. */
const SETTLED_MS = 1_500;
/**
 * The server checks for changes once a second. This step makes the presses fall at different times within that second.
 */
const STEP_MS = 370;
const SUM = 24;
const OTHER_COURT = 2;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

const { outputFiles } = buildSync({
  entryPoints: ['bench/browser/page/scoreProbe.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2023',
  write: false,
});

/** A reference with as many buttons, in which a press only writes a text. */
const BARE_PAD = `<!doctype html><meta name="viewport" content="width=device-width"><dialog open>
${Array.from({ length: SUM + 1 }, (_, points) => `<button>${points}</button>`).join('')}
<p role="status"></p></dialog><script>
document.querySelector('dialog').onclick = ({ target: { textContent: points } }) =>
  (document.querySelector('p').textContent = points + ':' + (${SUM} - points) + ' записано');
</script>`;

async function openPage(browser: Browser, club: Club, options: object): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  const session = JSON.stringify({ username: club.administrator.username, timestamp: Date.now() });
  const stored = { 'club.session': session, 'club.token': club.token };
  const filling = Object.entries(stored).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  await context.addInitScript({
    content: `if (location.protocol.startsWith('http')) {${filling.join('')}}${outputFiles[0]!.text}`,
  });
  return context.newPage();
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/** Presses a number of the pad. Returns the times of the press and of the painted score. */
async function press(page: Page, points: number): Promise<{ pressed: number; painted: number }> {
  await page.evaluate(
    ([text]) => {
      scoreProbe.expectPress();
      scoreProbe.expectText('dialog[open] [role=status]', text);
    },
    [`${points}:${SUM - points} записано`] as const,
  );
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: String(points), exact: true })
    .tap();
  const painted = await page.evaluate(() => scoreProbe.seen());
  return { pressed: await page.evaluate(() => scoreProbe.pressed()), painted };
}

type Times = { ours: number[]; barePad: number[]; elsewhere: number[]; program: number[] };

/** Measures one tournament of forty players, with a phone at the court, the desk, and the reference page. */
async function evening(browser: Browser, presses: number): Promise<Times> {
  const times: Times = { ours: [], barePad: [], elsewhere: [], program: [] };
  const club = new Club();
  await club.start();
  try {
    const { id, read, change } = await openPlay(club);
    const address = `${club.url}/tournaments/${id}/play/rounds`;
    const [phone, desk, bare] = [
      await openPage(browser, club, PHONE),
      await openPage(browser, club, DESK),
      await openPage(browser, club, PHONE),
    ];
    await desk.goto(address);
    await desk.locator('[data-court="1"] input[data-score]').first().waitFor();
    await phone.goto(address);
    await bare.setContent(BARE_PAD);
    await phone.getByRole('button', { name: /^Корт 1: / }).tap();
    // A page's first press is always the slowest.
    await press(phone, SUM);
    await press(bare, SUM);
    for (let at = 0; at < presses; at += 1) {
      const points = 1 + (at % (SUM - 1));
      await sleep(SETTLED_MS + ((at * STEP_MS) % 1_000));
      await desk.evaluate(
        ([text]) => scoreProbe.expectText('[data-court="1"] input[data-score]', text),
        [String(points)] as const,
      );
      const { pressed } = await press(phone, points);
      times.elsewhere.push((await desk.evaluate(() => scoreProbe.seen())) - pressed);
      const since = performance.now();
      await change(createScoreEvents(await read(), OTHER_COURT, points, SUM - points));
      times.program.push(performance.now() - since);
    }
    await slowDown(phone);
    await slowDown(bare);
    for (let at = 0; at < presses; at += 1) {
      const points = 1 + (at % (SUM - 1));
      await sleep(SETTLED_MS);
      const own = await press(phone, points);
      times.ours.push(own.painted - own.pressed);
      const other = await press(bare, points);
      times.barePad.push(other.painted - other.pressed);
    }
    for (const page of [phone, desk, bare]) await page.context().close();
  } finally {
    await club.remove();
  }
  return times;
}

async function measure({ isQuick, runs }: Scale): Promise<Comparison[]> {
  const all: Times[] = [];
  await withBrowser(async (browser) => {
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`  run ${run} of ${runs}\n`);
      all.push(await evening(browser, isQuick ? PRESSES.quick : PRESSES.full));
    }
  });
  const of = (name: keyof Times) => all.flatMap((times) => times[name]);
  return [
    {
      id: 'score-painted',
      what: 'From a press on the score pad to the painted score, a quarter of the CPU',
      unit: 'ms',
      samples: { ours: of('ours'), barePad: of('barePad') },
      targets: [{ of: 'ours', atMost: PAINTED_MAX_MS }],
    },
    {
      id: 'score-elsewhere',
      what: 'From a press on the score pad to the score on another device',
      unit: 'ms',
      samples: { ours: of('elsewhere'), program: of('program') },
      targets: [{ of: 'ours', atMost: ELSEWHERE_MAX_MS }],
    },
  ];
}

export const score: Part = { name: 'score', measure };
