import { runSteps, type Figure } from '../../trust/part';
import { backups } from '../../trust/parts/backups';
import { crashes } from '../../trust/parts/crashes';
import { withdrawn } from '../../trust/parts/withdrawn';
import { isSound, buildSection, withSection } from '../../trust/report';

test('TRUST-29, TRUST-36, TRUST-37: stopped, killed, or with its log cut, it keeps what it answered', async () => {
  const figures = crashes.figures(await runSteps(crashes, { to: 10 }));
  for (const figure of [
    { what: 'kills', figure: 6 },
    { what: 'stops', figure: 1 },
    { what: 'logs cut', figure: 3 },
  ]) {
    expect(figures).toContainEqual(figure);
  }
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});

test('TRUST-38: a restored backup holds all that was answered before the backup began', async () => {
  const figures = backups.figures(await runSteps(backups, { to: 4 }));
  expect(figures[0]).toEqual({ what: 'cycles of backup and restore', figure: 4 });
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});

test('TRUST-74: a restore brings nothing back that was withdrawn', async () => {
  const figures = withdrawn.figures(await runSteps(withdrawn, { to: 3 }));
  expect(figures[0]).toEqual({ what: 'restores', figure: 3 });
  expect(figures.filter((figure) => !isSound([figure]))).toEqual([]);
});

test('the report has one section for each part, and says what was missed', () => {
  const report = { name: 'b', scale: 1, seconds: 60, machine: 'Mine' };
  const of = (...figures: Figure[]) => ({ ...report, outcomes: [{ title: 'Title.', figures }] });
  const missed = of({ what: 'lost', figure: 1, wanted: 0 }, { what: 'ms', figure: 9, atMost: 8 });
  const first = withSection('# Head\n', 'b', buildSection(missed, 'day'));
  expect(first).toContain('| lost | 1 | 0: missed |');
  expect(first).toContain('| ms | 9 | ≤ 8: missed |');
  const second = withSection(first, 'a', buildSection({ ...of(), name: 'a' }, 'day'));
  const third = withSection(
    second,
    'b',
    buildSection(of({ ...missed.outcomes[0]!.figures[1]!, figure: 8 }), 'day'),
  );
  expect(third.match(/^## .*$/gm)).toEqual(['## a', '## b']);
  expect(third).toContain('| ms | 8 | ≤ 8 |');
  expect(third).not.toContain('missed');
});
