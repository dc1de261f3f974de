import { systemClock } from '../../trust/parts/systemClock';
import { listMissedFigures } from '../support/listMissedFigures';

// A file of its own: it starts as many servers as all else about the system, and runs beside that.
test('TRUST-9: a clock that is wrong for a moment empties no trash', async () => {
  expect(await listMissedFigures(systemClock, 0, 1)).toEqual([]);
});
