import { systemClock } from '../../trust/parts/systemClock';
import { listMissedFigures } from '../support/listMissedFigures';

// In its own file, because it starts as many servers as the rest of the system's tests and runs in parallel.
test('TRUST-9: a clock that is wrong for a moment empties no trash', async () => {
  expect(await listMissedFigures(systemClock, 0, 1)).toEqual([]);
});
