import { screen, within } from '@testing-library/react';
import { FinalDialog } from '../../../src/console/features/play/rounds/dialogs/FinalDialog';
import { PlayContext } from '../../../src/console/features/play/rounds/playContext';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import type { RoundsReplacedEvent } from '../../../src/domain/play/log/events';
import type { Entry } from '../../../src/domain/play/model/entry';
import { getCourtName } from '../../../src/domain/play/model/gameSettings';
import { formatFullName } from '../../../src/domain/play/people/names';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { EIGHT, EIGHT_ROUNDS } from '../../domain/play/support/finals';
import { createRound } from '../../domain/play/support/mexicanoRounds';
import { createPlay, renderPart } from '../../support/playScreen';

function openFinal(first: Play, planned = 2) {
  const drawFinal = jest.fn<void, [RoundsReplacedEvent]>();
  const [onDrawn, onClose] = [jest.fn(), jest.fn()];
  const build = (play: Play) => () => {
    const state = toPlayState(play);
    const names = new Map(play.entries.map((entry) => [entry.id, formatFullName(entry)]));
    const context = {
      ...{ state, planned, actions: { drawFinal } },
      getCourtName: (court: number) => getCourtName(play.settings, court),
      getFullName: (id: string) => names.get(id)!,
    };
    return (
      <PlayContext value={context as never}>
        <FinalDialog onDrawn={onDrawn} onClose={onClose} />
      </PlayContext>
    );
  };
  const part = renderPart(build(first));
  return { ...part, drawFinal, onDrawn, onClose, show: (play: Play) => part.show(build(play)) };
}

/** Eight entries with the same changes. */
const createEight = (changes: Partial<Entry> = {}) =>
  Object.fromEntries(EIGHT.map((id) => [id, changes]));
const createPlayed = (changes: Parameters<typeof createPlay>[0] = {}) =>
  createPlay({ rounds: EIGHT_ROUNDS, entries: createEight(), settings: { courts: 2 }, ...changes });

const listCourts = () =>
  within(screen.getByRole('list', { name: 'Кто с кем' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const getDrawButton = () => screen.getByRole('button', { name: 'Составить финал' });
const choose = (user: ReturnType<typeof openFinal>['user'], label: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), option);

test('PLAY-85, PLAY-86: the dialog shows each four by its court, with names and places, before it is drawn', () => {
  openFinal(createPlayed());
  expect(listCourts()).toEqual([
    'Корт 1 места 1–41Артём Климов4Елена Сафоновапротив2Руслан Ахметов3Дмитрий Лунёв',
    'Корт 2 места 5–85Анна Крылова8Мария Орловапротив6Константин Белов7Наталья Дёмина',
  ]);
  expect(screen.queryByText(/^Отдыха/)).not.toBeInTheDocument();
  expect(screen.queryByText(/по.жребию/)).not.toBeInTheDocument();
});

test('PLAY-85, PLAY-83: a final may be to a typed number of games', async () => {
  const { user, drawFinal } = openFinal(createPlayed());
  await choose(user, 'Счёт', 'total games 7');
  await choose(user, 'Счёт', 'своё число');
  const own = screen.getByLabelText('Сумма геймов');
  await user.clear(own);
  await user.type(own, '2{Enter}');
  expect(own).toHaveAccessibleDescription('Целое число от 3 до 16');
  await user.clear(own);
  await user.type(own, '9{Enter}');
  expect(screen.getByText(/^Геймы обеих пар вместе — 9/)).toBeVisible();
  await user.click(getDrawButton());
  expect(drawFinal.mock.calls[0]![0].to[0]!.final!.terms).toMatchObject({
    ...{ scoring: 'total', unit: 'games', target: 9 },
  });
});

test('PLAY-85, PLAY-86: the players, the pairs and the score are chosen; one press draws that final', async () => {
  const { user, drawFinal, onDrawn, onClose } = openFinal(createPlayed());
  expect(screen.getByRole('combobox', { name: 'Счёт' })).toHaveDisplayValue('до суммы 24');
  await choose(user, 'Кто играет', 'только первая четвёрка');
  await choose(user, 'Пары', '1+2 против 3+4');
  await choose(user, 'Счёт', 'total games 7');
  expect(listCourts()).toEqual([
    'Корт 1 места 1–41Артём Климов2Руслан Ахметовпротив3Дмитрий Лунёв4Елена Сафонова',
  ]);
  expect(screen.getByText(/^Отдыхают/)).toHaveTextContent(
    'Отдыхают Анна Крылова, Константин Белов, Наталья Дёмина, Мария Орлова',
  );
  await user.click(getDrawButton());
  const [round] = drawFinal.mock.calls[0]![0].to;
  expect(round).toMatchObject({
    matches: [{ court: 1, a: ['Климов', 'Ахметов'], b: ['Лунёв', 'Сафонова'], result: null }],
    final: {
      fours: 'first',
      pairing: '1+2',
      terms: { scoring: 'total', unit: 'games', target: 7, minutes: 28 },
    },
    start: null,
  });
  expect([onDrawn, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('PLAY-86: places that the lot settles are named before the final is drawn', () => {
  openFinal(createPlayed({ rounds: EIGHT_ROUNDS.slice(0, 1) }), 1);
  const texts = screen.getAllByText(/^Место \d делят/);
  expect(texts.map(({ textContent }) => textContent.split(' ')[1])).toEqual(['1', '3', '5', '7']);
  expect(texts[0]).toHaveTextContent(/делят (Артём Климов|Руслан Ахметов) и .*по.жребию выше/);
});

test('PLAY-85: nothing is asked where there is one choice', () => {
  const partners = [
    ['Климов', 'Лунёв'],
    ['Крылова', 'Орлова'],
  ] as const;
  const entries = Object.fromEntries(
    partners.flatMap(([one, other]) => [
      [one, { partner: other }],
      [other, { partner: one }],
    ]),
  );
  openFinal(
    createPlay({
      rounds: [createRound(['Климов+Лунёв 15:9 Крылова+Орлова'])],
      settings: { variant: 'fixed' },
      entries,
    }),
    1,
  );
  expect(screen.getAllByRole('combobox')).toEqual([screen.getByRole('combobox', { name: 'Счёт' })]);
  expect(listCourts()).toEqual([
    'Корт 1 места 1–21Артём Климов1Дмитрий Лунёвпротив2Анна Крылова2Мария Орлова',
  ]);
});

test.each<[string, Play, string]>([
  [
    'a score is missing',
    createPlayed({ rounds: [EIGHT_ROUNDS[0]!, createRound(['Климов+Крылова - Лунёв+Орлова'])] }),
    'Финал играют после всех раундов: в раунде 2 не весь счёт.',
  ],
  [
    'only three are left',
    createPlayed({
      entries: {
        ...createEight({ attendance: 'left' }),
        ...{ Климов: {}, Лунёв: {}, Крылова: {} },
      },
    }),
    'Для финала нужны четверо: есть 3 игрока.',
  ],
  [
    'микст has one man',
    createPlayed({
      settings: { variant: 'mixed' },
      entries: {
        ...createEight({ sex: 'f' }),
        Климов: { sex: 'm' },
      },
    }),
    'Для финала нужны двое мужчин и две женщины',
  ],
])('PLAY-86: a final that is impossible says why: %s', async (_, play, reason) => {
  const { user, onClose } = openFinal(play);
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(screen.queryByRole('button', { name: 'Составить финал' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('PLAY-86: where another device draws it meanwhile the open dialog says so, and draws no second one', async () => {
  const { user, drawFinal, show } = openFinal(createPlayed());
  await user.click(getDrawButton());
  const [event] = drawFinal.mock.calls[0]!;
  show(createPlayed({ rounds: [...EIGHT_ROUNDS, ...event.to] }));
  expect(screen.getByRole('status')).toHaveTextContent('Финал уже есть, второго не бывает.');
  expect(screen.queryByRole('button', { name: 'Составить финал' })).not.toBeInTheDocument();
});
