import { runSteps, type Figure, type Piece } from '../../trust/part';
import { hostileBodies } from '../../trust/parts/hostileBodies';
import { hostilePaths } from '../../trust/parts/hostilePaths';
import { createHostileSockets } from '../../trust/parts/hostileSockets';
import { createLongHeads } from '../../trust/parts/longHeads';
import { CALLS, createRefusedBodies } from '../../trust/parts/refusedBodies';
import { ROUTES } from '../../trust/hostile/bodyRequests';
import { isSound } from '../../trust/report';

async function runPiece(piece: Piece, to: number): Promise<Figure[]> {
  return piece.figures(await runSteps(piece, { to }));
}

const listMissed = (figures: readonly Figure[]) => figures.filter((figure) => !isSound([figure]));

test('TRUST-47: no body pollutes, fells or fills the server', async () => {
  const figures = await runPiece(hostileBodies, ROUTES.length);
  expect(figures[0]!.figure).toBeGreaterThan(1_000);
  expect(listMissed(figures)).toEqual([]);
});

test('TRUST-73: a refused body of any shape costs little and is answered shortly', async () => {
  const figures = await runPiece(createRefusedBodies(10), CALLS);
  expect(figures[0]!.figure).toBeGreaterThan(250);
  // On a busy machine times are longer. Work quadratic in the size of a body would take seconds.
  const times = figures.filter(({ what }) => what.endsWith(' ms'));
  expect(times[0]!.figure).toBeLessThan(200);
  expect(listMissed(figures).filter((figure) => !times.includes(figure))).toEqual([]);
});

test('TRUST-84: no header and no address costs more than its length', async () => {
  const figures = await runPiece(createLongHeads(100), 3);
  expect(figures[0]!.figure).toBe(300);
  const times = figures.filter(({ what }) => what.includes(' ms'));
  expect(times[0]!.figure).toBeLessThan(200);
  expect(listMissed(figures).filter((figure) => !times.includes(figure))).toEqual([]);
});

test("TRUST-48: no path leads out of the console's folder", async () => {
  const figures = await runPiece(hostilePaths, 10);
  expect(figures[0]).toEqual({ what: 'hostile paths', figure: 1_000 });
  expect(figures[1]!.figure).toBeGreaterThan(0);
  expect(listMissed(figures)).toEqual([]);
});

test('TRUST-49: slow and malformed requests do not keep the honest waiting', async () => {
  const piece = createHostileSockets({ slow: 130, malformed: 360, waitsForClose: false });
  const figures = await runPiece(piece, 1);
  expect(figures).toContainEqual({ what: 'slow connections', figure: 130 });
  expect(figures).toContainEqual({ what: 'malformed requests', figure: 360 });
  // Durations are only meaningful on an idle machine.
  expect(listMissed(figures).filter(({ what }) => !what.endsWith(', ms'))).toEqual([]);
});
