import { hostileTexts } from '../../trust/parts/hostileTexts';
import { runSteps } from '../../trust/part';
import { isSound } from '../../trust/report';
import { expect, test } from '@playwright/test';

/** One text of each of the most dangerous families: they come in turn. */
const STEPS = 6;

test('TRUST-51: no text runs as a script, and each stands as written in its own place', async () => {
  test.setTimeout(180_000);
  const figures = hostileTexts.figures(await runSteps(hostileTexts, { to: STEPS }));
  expect(figures[0]).toEqual({ what: 'hostile texts', figure: 12 });
  expect(figures[1]!.figure).toBe(12 * 22);
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});
