import { runSteps, type Piece } from '../../trust/part';
import { contractForms } from '../../trust/parts/contractForms';
import { contractRequests } from '../../trust/parts/contractRequests';
import { contractSequences } from '../../trust/parts/contractSequences';
import { publicPages } from '../../trust/parts/publicPages';
import { isSound } from '../../trust/report';

async function slice(piece: Piece, to: number) {
  const tally = await runSteps(piece, { to });
  const figures = piece.figures(tally);
  return { tally, figures, missed: figures.filter((figure) => !isSound([figure])) };
}

test('API-3: every answer is one that the document allows', async () => {
  const { tally, figures, missed } = await slice(contractRequests, 2);
  expect(figures[0]).toEqual({ what: 'generated requests', figure: 1_000 });
  expect(tally.broken).toBeGreaterThan(350);
  expect(missed).toEqual([]);
});

test('API-3: after any sequence of requests the server equals a model in memory', async () => {
  const { tally, figures, missed } = await slice(contractSequences, 2);
  expect(figures[0]).toEqual({ what: 'generated sequences', figure: 40 });
  expect(tally.calls).toBeGreaterThan(400);
  expect(missed).toEqual([]);
});

test('API-4: the form accepts what the server accepts, with the same messages otherwise', async () => {
  const { tally, figures, missed } = await slice(contractForms, 3);
  expect(figures[0]).toEqual({ what: 'generated forms', figure: 600 });
  expect(tally.accepted).toBeGreaterThan(100);
  expect(tally.accepted).toBeLessThan(500);
  expect(missed).toEqual([]);
});

test('SEEN-74: no request to the public pages fails or shows what is not public', async () => {
  const { tally, figures, missed } = await slice(publicPages, 2);
  expect(figures[0]).toEqual({ what: 'requests of public pages', figure: 1_000 });
  expect(tally.answered).toBeGreaterThan(150);
  expect(missed).toEqual([]);
});
