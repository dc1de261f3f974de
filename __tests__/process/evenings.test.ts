import { isSound } from '../../trust/report';
import { runSteps } from '../../trust/part';
import { eveningsKilled, eveningsOfServers } from '../../trust/parts/evenings';

test.each([
  ['the server is', eveningsKilled],
  ['two servers on one PostgreSQL are', eveningsOfServers],
])(
  'PLAY-11: an evening on two devices loses nothing acknowledged while %s killed',
  async (_, evenings) => {
    const figures = evenings.figures(await runSteps(evenings, { to: 1 }));
    expect(figures[0]).toEqual({ what: 'evenings played to their end', figure: 1 });
    expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
  },
);
