import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { TournamentPlayPanel } from '../../../src/console/features/play/TournamentPlayPanel';
import type { PlaySettings } from '../../../src/domain/play/model/settings';
import type { Round } from '../../../src/domain/play/model/round';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { createRound, ROUNDS } from '../../domain/play/support/mexicanoRounds';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';

const createRounds = (play: Play) => () => (
  <MemoryRouter>
    <TournamentPlayPanel
      tournament={createPlayTournament('Мексикано')}
      loaded={{
        play: { ...play, savedAt: null },
        unsentKeys: new Set(),
        unsentItems: [],
        refused: [],
        error: undefined,
        isFetching: false,
        isOffline: false,
        refetch: jest.fn(),
      }}
      onCopyNextWeek={jest.fn()}
    />
  </MemoryRouter>
);

/** The rounds of a Мексикано, on a device without a keyboard. */
const showRounds = (play: Play) => renderPart(createRounds(play));

const getCourt = (court: number) => screen.getByRole('region', { name: `Корт ${court}` });

const GAMES: Partial<PlaySettings> = { unit: 'games', total: 7 };
const GAMES_TERMS = { unit: 'games', target: 7 } as const;

describe('a round to a sum of 7 games', () => {
  const round = createRound(['Климов+Лунёв - Сафонова+Белов'], GAMES_TERMS);

  test('PLAY-83, PLAY-3: one press on the pad is a result, and the pad counts «геймы»', async () => {
    const { user, listEvents } = showRounds(createPlay({ rounds: [round], settings: GAMES }));
    await user.click(within(getCourt(1)).getByRole('button', { name: /Записать счёт$/ }));
    const pad = screen.getByRole('dialog', { name: 'Корт 1' });
    expect(pad).toHaveTextContent('Раунд 1, до суммы 7 геймов');
    expect(within(pad).getByRole('radiogroup', { name: 'Чьи геймы' })).toBeVisible();
    expect(pad).toHaveTextContent('Геймы пары Климов – Лунёв');
    expect(pad).not.toHaveTextContent(/очк/i);
    const numbers = within(pad)
      .getAllByRole('button', { name: /^\d$/ })
      .map(({ textContent }) => textContent);
    expect(numbers).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    await user.click(within(pad).getByRole('button', { name: '5' }));
    expect(listEvents()).toMatchObject([
      { kind: 'resultChanged', court: 1, to: { a: 5, b: 2, mark: null } },
    ]);
  });
});

describe('winners up', () => {
  const LADDER: Partial<PlaySettings> = { seating: 'winnersUp' };
  const [first] = ROUNDS as [Round, ...Round[]];
  const place = (entryId: string, index: number) => ({ entryId, place: index + 1 });
  /** The round after the first one, in which winners and losers of the courts have moved. */
  const next: Round = {
    ...createRound([
      'Лунёв+Крылова - Белов+Зимин',
      'Ахметов+Климов - Тихомирова+Сафонова',
      'Орлова+Дёмина - Ветров+Рябова',
    ]),
    seeding: [
      ...['Лунёв', 'Белов', 'Крылова', 'Зимин', 'Ахметов', 'Тихомирова'],
      ...['Климов', 'Сафонова', 'Орлова', 'Ветров', 'Дёмина', 'Рябова'],
    ].map(place),
  };
  /** «Климов ↑»: the names on a court with their arrows. */
  const listArrows = (court: number) =>
    within(getCourt(court))
      .queryAllByRole('img', { name: / корта? / })
      .map((arrow) => `${arrow.parentElement!.textContent}: ${arrow.ariaLabel ?? ''}`);

  test('DRAW-32: once a match is decided, arrows say who goes a court up and who down', () => {
    const { show } = showRounds(createPlay({ rounds: [first], settings: LADDER }));
    expect(listArrows(1)).toEqual([
      expect.stringMatching(/Ахметов↓: дальше на корт ниже$/),
      expect.stringMatching(/Тихомирова↓: дальше на корт ниже$/),
    ]);
    expect(listArrows(2)).toEqual([
      expect.stringMatching(/Орлова↓/),
      expect.stringMatching(/Ветров↓/),
      expect.stringMatching(/Крылова↑: дальше на корт выше$/),
      expect.stringMatching(/Зимин↑/),
    ]);
    expect(listArrows(3)).toEqual([
      expect.stringMatching(/Климов↑/),
      expect.stringMatching(/Сафонова↑/),
    ]);
    show(createRounds(createPlay({ rounds: [first], settings: { ...LADDER, rounds: 1 } })));
    expect([1, 2, 3].flatMap(listArrows)).toEqual([]);
  });

  test('DRAW-32: in the next round they say who comes from a court above or below', () => {
    showRounds(createPlay({ rounds: [first, next], settings: LADDER }));
    expect(listArrows(1)).toEqual([
      expect.stringMatching(/Крылова↑: с корта ниже$/),
      expect.stringMatching(/Зимин↑: с корта ниже$/),
    ]);
    expect(listArrows(2)).toHaveLength(4);
    expect(listArrows(2)[0]).toMatch(/Ахметов↓: с корта выше$/);
    expect(listArrows(3)).toEqual([
      expect.stringMatching(/Орлова↓: с корта выше$/),
      expect.stringMatching(/Ветров↓: с корта выше$/),
    ]);
  });

  test('DRAW-9, PLAY-84: a court says its places and why its pairs are others, by names; after an exchange by hand neither', () => {
    const four = ['Лунёв', 'Белов', 'Ахметов', 'Тихомирова'];
    const met: Round = {
      ...createRound(['Лунёв+Тихомирова - Белов+Ахметов']),
      // The third of the ladder rests.
      seeding: four.map((entryId, index) => ({ entryId, place: [1, 2, 4, 5][index]! })),
    };
    const earlier = [
      createRound(['Лунёв+Ахметов 15:9 Белов+Зимин']),
      createRound(['Лунёв+Зимин 15:9 Ахметов+Крылова']),
    ];
    const settings = { ...LADDER, rounds: 3 };
    const { show } = showRounds(createPlay({ rounds: [...earlier, met], settings }));
    expect(getCourt(1)).toHaveTextContent('места 1–5');
    expect(getCourt(1)).toHaveTextContent('Лунёв и Ахметов уже были парой, поэтому пары другие');
    const byHand = { ...met, isManual: true as const };
    show(createRounds(createPlay({ rounds: [...earlier, byHand], settings })));
    expect(getCourt(1)).not.toHaveTextContent(/места|уже были/);
  });

  test('DRAW-32: no player has an arrow where the table seats them', () => {
    showRounds(createPlay({ rounds: [first, next] }));
    expect([1, 2, 3].flatMap(listArrows)).toEqual([]);
  });
});
