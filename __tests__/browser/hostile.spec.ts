import { hostileTexts } from '../../trust/parts/hostileTexts';
import { runSteps } from '../../trust/part';
import { isSound } from '../../trust/report';
import { expect, test } from '@playwright/test';

/** Number of steps to run. A step tries two texts; the families of texts alternate, the most dangerous first. */
const STEPS = 1;
const SCREENS = 32;

test('TRUST-51: no text runs as a script, and each is as written in its own place @deep', async () => {
  test.setTimeout(600_000);
  const figures = hostileTexts.figures(await runSteps(hostileTexts, { to: STEPS }));
  expect(figures[0]).toEqual({ what: 'hostile texts', figure: 2 * STEPS });
  expect(figures[1]!.figure).toBe(2 * STEPS * SCREENS);
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});
