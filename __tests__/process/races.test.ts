import { runSteps } from '../../trust/part';
import { doubles } from '../../trust/parts/doubles';
import { interleavings } from '../../trust/parts/interleavings';
import { isSound } from '../../trust/report';

test('TRUST-44: no editor overwrites what another has saved, and nothing saved is lost', async () => {
  const tally = await runSteps(interleavings, { to: 4 });
  const figures = interleavings.figures(tally);
  expect(figures[0]).toEqual({ what: 'interleavings', figure: 80 });
  expect(tally.atOnce).toBeGreaterThan(20);
  expect(tally.refused).toBeGreaterThan(20);
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});

test('TRUST-45: a form that is sent twice, or whose answer is cut off, leaves one row', async () => {
  const tally = await runSteps(doubles, { to: 50 });
  const figures = doubles.figures(tally);
  expect(figures[0]).toEqual({ what: 'runs', figure: 50 });
  expect(tally.cut).toBeGreaterThanOrEqual(10);
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});
