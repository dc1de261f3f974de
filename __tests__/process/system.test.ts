import { systemBackups } from '../../trust/parts/systemBackups';
import { systemDisk } from '../../trust/parts/systemDisk';
import { systemForeign } from '../../trust/parts/systemForeign';
import { systemLock } from '../../trust/parts/systemLock';
import { systemLog } from '../../trust/parts/systemLog';
import { listMissedFigures } from '../support/listMissedFigures';

test('TRUST-21: a folder for backups that is none ends no server', async () => {
  expect(await listMissedFigures(systemBackups, 0, 1)).toEqual([]);
});

test('TRUST-19: a log that cannot be written ends no server', async () => {
  expect(await listMissedFigures(systemLog, 0, 4)).toEqual([]);
});

test('TRUST-16: a full disk opens nothing to a guesser, and shuts no client out', async () => {
  expect(await listMissedFigures(systemDisk, 0, 1)).toEqual([]);
});

test('TRUST-28: a lock that another program holds keeps no reader waiting', async () => {
  expect(await listMissedFigures(systemLock, 0, 2)).toEqual([]);
});

test('TRUST-22: a file that is not the program’s own is taken neither by server nor by restore', async () => {
  expect(await listMissedFigures(systemForeign, 0, 4)).toEqual([]);
});
