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

test('API-3: whatever is asked, the answer is one that the document allows', async () => {
  const { tally, figures, missed } = await slice(contractRequests, 2);
  expect(figures[0]).toEqual({ what: 'generated requests', figure: 1_000 });
  expect(tally.broken).toBeGreaterThan(350);
  expect(missed).toEqual([]);
});

test('API-3: whatever follows on whatever, the server is what a model in memory is', async () => {
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

test('SEEN-74: whatever is asked of the public pages, nothing fails and nothing is told that is not to be seen', async () => {
  const { tally, figures, missed } = await slice(publicPages, 2);
  expect(figures[0]).toEqual({ what: 'requests of public pages', figure: 1_000 });
  expect(tally.answered).toBeGreaterThan(150);
  expect(missed).toEqual([]);
});
