import { cleanup, screen, within } from '@testing-library/react';
import { FairnessDialog } from '../../../src/console/features/play/fairness/FairnessDialog';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { createRound } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const show = (play: Play, type = 'Мексикано', onClose = () => undefined) =>
  renderPart(() => (
    <FairnessDialog tournament={createPlayTournament(type)} play={play} onClose={onClose} />
  ));

/** Number next to a name in the fairness list. */
const getFigure = (name: string) => screen.getByText(name).nextElementSibling;

const FOUR = { Климов: {}, Орлова: {}, Зимин: {}, Белов: {} };
const FIRST = createRound(['Климов+Орлова 15:9 Зимин+Белов']);
const SECOND = createRound(['Климов+Зимин 15:9 Орлова+Белов']);
const DRAWN = { ...createRound(['Климов+Белов - Орлова+Зимин']), start: null };

test('DRAW-12: a Мексикано says what was played, in a sentence and four figures', () => {
  show(createPlay());
  const dialog = screen.getByRole('dialog', { name: 'Честность жеребьёвки' });
  expect(dialog).toHaveTextContent('раунды 1–2 сыграны, 3 идёт');
  expect(dialog).toHaveTextContent('не больше двух раз.');
  expect(dialog).toHaveTextContent('пока состоялось 37 из 66.');
  expect(getFigure('Матчей у каждого')).toHaveTextContent(/^3$/);
  expect(getFigure('Отдыхов')).toHaveTextContent(/^0$/);
  expect(getFigure('Повторов пар')).toHaveTextContent('0 из 18');
  expect(getFigure('С одним соперником')).toHaveTextContent('0–2 раза');
});

test('DRAW-12: a chosen cell is read out, and arrows lead from cell to cell', async () => {
  const { user } = show(createPlay());
  const grid = screen.getByRole('grid', { name: 'Кто с кем встречался' });
  await user.click(
    within(grid).getByRole('gridcell', {
      name: /Крылова и Зимин: в паре 1\sраз, соперники 2\sраза/,
    }),
  );
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Крылова и Зимин: в паре 1 раз, соперники 2 раза');
  await user.keyboard('{ArrowUp}');
  expect(status).toHaveTextContent('Сафонова и Зимин: не встречались');
  await user.keyboard('{Home}');
  expect(status).toHaveTextContent('Сафонова и Климов: в паре 1 раз, соперники 2 раза');
});

test('DRAW-12: an Американо shows its whole draw, or what has begun', async () => {
  const play = createPlay({ entries: FOUR, rounds: [FIRST, SECOND, DRAWN] });
  const { user } = show(play, 'Американо');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('раунды 1–3 по жеребьёвке');
  expect(dialog).toHaveTextContent('Каждый сыграет с каждым в паре один раз и дважды против.');
  await user.click(screen.getByRole('radio', { name: 'Начатые раунды' }));
  expect(dialog).toHaveTextContent('раунды 1–2 сыграны');
  expect(getFigure('Матчей у каждого')).toHaveTextContent(/^2$/);
});

test('DRAW-12, PLAY-84: a round changed by hand is named, and a ladder is not called a table', () => {
  const isManual = true as const;
  const play = createPlay({ entries: FOUR, rounds: [FIRST, { ...SECOND, isManual }, DRAWN] });
  show(play);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'раунды 1–3 по жеребьёвке, раунд 2 изменён вручную',
  );
  cleanup();
  show(createPlay({ settings: { seating: 'winnersUp' } }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Мексикано сводит соседей по лестнице');
});

test('DRAW-12: the fairness is copied with public names', async () => {
  const { user, getCopiedLines: copiedLines } = show(
    createPlay({ entries: FOUR, rounds: [FIRST] }),
  );
  await user.click(screen.getByRole('button', { name: 'Скопировать' }));
  expect(copiedLines()).toContain('Честность жеребьёвки: раунд 1 сыгран');
  expect(copiedLines()).toContain(
    'Артём К.: матчей 1, отдыхов 0; Корт 1 × 1; в паре: Мария О.; против: Константин Б., Павел З.',
  );
});

test('DRAW-12: before the first round there is nothing to show', () => {
  show(createPlay({ rounds: [] }));
  expect(screen.getByText('Матчей ещё нет.')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});
