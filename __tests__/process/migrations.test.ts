import { runSteps } from '../../trust/part';
import { migrations } from '../../trust/parts/migrations';
import { isSound } from '../../trust/report';

test('TRUST-46: a migration that is killed leaves the database before it or after it', async () => {
  const figures = migrations.figures(await runSteps(migrations, { to: 4 }));
  expect(figures[0]).toEqual({ what: 'kills', figure: 4 });
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});
