import { runSteps, type Piece } from '../../trust/part';
import { systemBackups } from '../../trust/parts/systemBackups';
import { systemClock } from '../../trust/parts/systemClock';
import { systemDisk } from '../../trust/parts/systemDisk';
import { systemForeign } from '../../trust/parts/systemForeign';
import { systemLock } from '../../trust/parts/systemLock';
import { systemLog } from '../../trust/parts/systemLog';
import { isSound } from '../../trust/report';

jest.setTimeout(180_000);

/** Runs some steps of a piece. @returns the figures that are not what they have to be */
async function missed(piece: Piece, from: number, to: number) {
  const figures = piece.figures(await runSteps(piece, { from, to }));
  return figures.filter((figure) => !isSound([figure]));
}

test('TRUST-21: a folder for backups that is none ends no server', async () => {
  expect(await missed(systemBackups, 0, 1)).toEqual([]);
});

test('TRUST-19: a log that cannot be written ends no server', async () => {
  expect(await missed(systemLog, 0, 4)).toEqual([]);
});

test('TRUST-16: a full disk opens nothing to who guesses, and shuts nobody out', async () => {
  expect(await missed(systemDisk, 0, 1)).toEqual([]);
});

test('TRUST-28: a lock that another program holds keeps no reader waiting', async () => {
  expect(await missed(systemLock, 0, 2)).toEqual([]);
});

test('TRUST-9: a clock that is wrong for a moment empties no trash', async () => {
  expect(await missed(systemClock, 0, 1)).toEqual([]);
});

test('TRUST-22: what is not the program’s own is taken neither by server nor by restore', async () => {
  expect(await missed(systemForeign, 0, 4)).toEqual([]);
});
