import {
  buildPlayerCard,
  type AppearanceWithPlayer,
} from '../../../../src/domain/players/card/buildPlayerCard';
import { EMPTY_PLAYER_RESULT } from '../../../../src/domain/players/card/playerResult';
import { toIdentityKey } from '../../../../src/domain/players/identity/identityKey';
import { TODAY } from '../support/players';

type PlayerCardSources = Parameters<typeof buildPlayerCard>[0];

const START = { startTime: '19:00', tournamentType: 'Американо' } as const;

const createAppearance = (
  playerId: string,
  tournamentId: number,
  date: string,
  name: string,
): AppearanceWithPlayer => ({
  ...{ playerId, tournamentId, date, entryId: `${playerId}${tournamentId}` },
  ...{ givenName: name, familyName: 'Ершов', phone: null, level: null, createdAt: date },
  ...{
    status: 'confirmed',
    attendance: 'arrived',
    sex: null,
    paid: 500,
    hasPlay: true,
    hasPlayed: true,
  },
});
const createKnown = (id: string, name: string, mergedInto: string | null = null) => ({
  ...{ id, mergedInto, correction: null },
  ...toIdentityKey(`${name} Ершов`, null),
});

const OLD = createAppearance('p', 1, '2026-11-04', 'Пётр');
const LATE = createAppearance('q', 2, '2026-11-18', 'Пётр');
const GONE = createAppearance('p', 3, '2026-11-11', 'Пётр');
const SOURCES: PlayerCardSources = {
  ...{ id: 'p', note: '', version: 1, rating: null, form: [], isOutdated: false, today: TODAY },
  appearances: new Map([
    ['p', [OLD, LATE, GONE]],
    ['a', [createAppearance('a', 1, '2026-11-04', 'Анна')]],
    ['b', [createAppearance('b', 2, '2026-11-18', 'Пётр')]],
  ]),
  results: [
    {
      appearance: OLD,
      result: {
        ...EMPTY_PLAYER_RESULT,
        place: 2,
        of: 8,
        points: 40,
        matches: 2,
        opponents: ['a1', 'a1'],
      },
    },
    {
      appearance: LATE,
      result: { ...EMPTY_PLAYER_RESULT, partners: ['b2', 'x2'], opponents: ['b2'] },
    },
    { appearance: GONE, result: EMPTY_PLAYER_RESULT },
  ],
  starts: new Map([
    [1, { date: '2026-11-04', ...START }],
    [2, { date: '2026-11-18', ...START }],
  ]),
  corrections: new Map(),
  known: [
    createKnown('p', 'Пётр'),
    createKnown('q', 'Пётр', 'p'),
    createKnown('a', 'Анна'),
    createKnown('b', 'Пётр'),
  ],
};

test('PLAYER-4: a card has the evenings newest first, without one that is gone, and those met most often first', () => {
  const { evenings, partners, opponents, tournaments, paid } = buildPlayerCard(SOURCES);
  expect(evenings.map(({ tournamentId, place }) => [tournamentId, place])).toEqual([
    [2, null],
    [1, 2],
  ]);
  expect(opponents.map(({ id, times }) => [id, times])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  // The other partner's entry is not assigned to any player.
  expect(partners.map(({ id, times }) => [id, times])).toEqual([['b', 1]]);
  expect({ tournaments, paid }).toEqual({ tournaments: 3, paid: 1_500 });
});

test('PLAYER-6: a card names those merged into the player, and those who may be the same person', () => {
  const { merged, sameAs } = buildPlayerCard(SOURCES);
  expect(merged.map(({ id }) => id)).toEqual(['q']);
  expect(sameAs.map(({ id }) => id)).toEqual(['b']);
});
