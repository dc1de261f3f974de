import { screen } from '@testing-library/react';
import { RedrawDialog } from '../../../src/console/features/play/rounds/dialogs/RedrawDialog';
import { PlayContext } from '../../../src/console/features/play/rounds/playContext';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import { listStartedRounds } from '../../../src/domain/play/model/round';
import { createRound } from '../../domain/play/support/mexicanoRounds';
import { createPlay, renderPart } from '../../support/playScreen';

const PLANNED = 3;
const createDrawnRound = (line: string, rest: string) => ({
  ...createRound([line], { rests: [rest] }),
  start: null,
});

/** Opens the question about two drawn rounds of микст; Орлова plays in the second of them. */
function openRedraw(orlova: 'm' | 'f') {
  const play = createPlay({
    settings: { variant: 'mixed' },
    rounds: [
      createRound(['Климов+Орлова 15:9 Зимин+Белова'], { rests: ['Рябова'] }),
      createDrawnRound('Климов+Белова - Зимин+Рябова', 'Орлова'),
      createDrawnRound('Климов+Орлова - Зимин+Рябова', 'Белова'),
    ],
    entries: {
      Климов: { sex: 'm' },
      Зимин: { sex: 'm' },
      Белова: { sex: 'f' },
      Рябова: { sex: 'f' },
      Орлова: { sex: orlova },
    },
  });
  const state = toPlayState(play);
  const context = {
    ...{ state, planned: PLANNED, startedRounds: listStartedRounds(state.rounds) },
    drawContext: { format: FORMATS.Американо, levelOf: () => null },
    getFullName: (id: string) => id,
  };
  renderPart(() => (
    <PlayContext value={context as never}>
      <RedrawDialog onClose={() => {}} />
    </PlayContext>
  ));
}

const findKeep = () => screen.queryByRole('button', { name: 'Оставить' });

test('PLAY-12, PLAY-45: a draw is not kept if a round after the next one has a pair of two men', () => {
  openRedraw('m');
  expect(screen.getByText(/^Оставить нельзя: в ней не каждая пара/)).toBeInTheDocument();
  expect(findKeep()).not.toBeInTheDocument();
});

test('PLAY-12: the question names everything that may have changed the draw', () => {
  openRedraw('f');
  expect(
    screen.getByText('С тех пор изменились счёт, корты, порядок, пожелания или м/ж.'),
  ).toBeInTheDocument();
});

test('PLAY-12: a draw is kept where all its pairs are a man and a woman', () => {
  openRedraw('f');
  expect(findKeep()).toBeInTheDocument();
});
