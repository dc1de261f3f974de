import { isSound } from '../../trust/report';
import { runSteps } from '../../trust/part';
import { servers } from '../../trust/parts/servers';

test('SCALE-3: nothing is lost when one of two servers on one PostgreSQL is killed, cut off or left unanswered', async () => {
  const figures = servers.figures(await runSteps(servers, { to: 6 }));
  for (const what of ['servers killed', 'servers cut off', 'servers left without an answer']) {
    expect(figures).toContainEqual({ what, figure: 2 });
  }
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});
