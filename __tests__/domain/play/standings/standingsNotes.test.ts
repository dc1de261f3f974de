import { UNIT_WORDS } from '../../../../src/domain/play/model/scoreUnit';
import type { StandingsOrder } from '../../../../src/domain/play/model/gameSettings';
import type { Round } from '../../../../src/domain/play/model/round';
import {
  describeStandingsOrder,
  describeStandingsNotes,
} from '../../../../src/domain/play/standings/standingsNotes';
import { createRound, getPlainCourtName, ROUNDS } from '../support/mexicanoRounds';
import { computeRoundsStandings } from '../support/computeRoundsStandings';

const describeNotes = (
  rounds: readonly Round[],
  order: StandingsOrder = 'points',
  names = getPlainCourtName,
  isFinished = false,
) =>
  describeStandingsNotes(rounds, computeRoundsStandings(rounds, order), {
    order,
    words: UNIT_WORDS.points,
    isFinished,
    courtNameOf: names,
  });

test('PLAY-7: the note over the table says what is still played', () => {
  expect(describeNotes(ROUNDS)).toEqual([
    'Раунд 3 ещё идёт: у четверых по три матча, у восьми по два. Места сдвинутся, когда доиграют корты 2 и 3.',
  ]);
  expect(describeNotes(ROUNDS, 'points', getPlainCourtName, true)).toContain(
    'Нет счёта: раунд 3, корты 2 и 3.',
  );
  expect(describeNotes(ROUNDS.slice(0, 2))).toEqual([]);
  expect(describeNotes([])).toEqual([]);
  expect(describeNotes([createRound(['a+b - c+d'])])).toEqual([
    'Раунд 1 ещё идёт: у всех ни одного матча. Места сдвинутся, когда доиграет корт 1.',
  ]);
  expect(
    describeNotes(
      [createRound(['a+b 12:12 c+d', 'e+f - g+h'])],
      'points',
      (court) => ['', 'Ц', 'Новый'][court]!,
    ),
  ).toEqual([
    'Раунд 1 ещё идёт: у четверых по одному матчу, у четверых ни одного. Места сдвинутся, когда доиграет Новый.',
  ]);
});

test('PLAY-7: notes name forgotten scores, unequal matches and the order by average', () => {
  const [first, second, third] = ROUNDS as [Round, Round, Round];
  expect(describeNotes([third, second])).toEqual(['Нет счёта: раунд 1, корты 2 и 3.']);
  expect(describeNotes([third, second, third])).toEqual([
    'Раунд 3 ещё идёт: у четверых по три матча, у восьми по одному. Места сдвинутся, когда доиграют корты 2 и 3.',
    'Нет счёта: раунд 1, корты 2 и 3.',
  ]);
  const late = createRound(['Климов+Белов 12:12 Лунёв+Зимин']);
  expect(describeNotes([first, second, late])).toEqual([
    'Матчей не поровну: у четверых по три матча, у восьми по два.',
  ]);
  // The draw evens out rests, so these notes are empty.
  expect(describeNotes([createRound(['a+b 12:12 c+d'], { rests: ['e'] })])).toEqual([]);
  expect(describeNotes([late, first, second], 'average')).toEqual([
    'Матчей не поровну: у четверых по три матча, у восьми по два.',
    'Места по очкам за матч.',
  ]);
  expect(describeNotes([first, late, late, late, late], 'average').at(-1)).toBe(
    'Места по очкам за матч; у кого меньше половины матчей, ниже остальных.',
  );
  expect(describeStandingsOrder({ order: 'points', words: UNIT_WORDS.points })).toBe(
    'Порядок: очки, победы, личные встречи, лучший раунд; если равно всё — место общее.',
  );
  expect(describeStandingsOrder({ order: 'average', words: UNIT_WORDS.points })).toMatch(
    /^Порядок: очки за матч, победы/,
  );
});
