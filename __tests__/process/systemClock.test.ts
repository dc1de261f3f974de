import { systemClock } from '../../trust/parts/systemClock';
import { listMissedFigures } from '../support/listMissedFigures';

// The tests have a separate file. They start as many servers as all other system tests together, and can run in
// parallel to them.
test('TRUST-9: a clock that is wrong for a moment empties no trash', async () => {
  expect(await listMissedFigures(systemClock, 0, 1)).toEqual([]);
});
