import { computeMergePreview } from '../../../../src/domain/players/card/computeMergePreview';
import {
  formatPlayedMatches,
  formatPlayerTournamentResult,
  formatRating,
} from '../../../../src/domain/players/card/playerTexts';
import { parsePlayerCard, parsePlayers } from '../../../../src/domain/players/parsePlayers';
import type { PlayerCard, PlayerTournament } from '../../../../src/domain/players/playerWire';
import { PLAYER } from '../support/players';

const EVENING: PlayerTournament = {
  tournamentId: 1,
  date: '2026-11-18',
  startTime: '19:00',
  tournamentType: 'Американо',
  place: 2,
  of: 12,
  unit: 'points',
  points: 84,
  matches: 7,
  hasFinal: false,
  attendance: 'arrived',
  status: 'confirmed',
  paid: 1_500,
};
const CARD: PlayerCard = {
  ...PLAYER,
  note: 'Левша',
  version: 3,
  merged: [],
  evenings: [EVENING],
  partners: [{ id: '2', givenName: 'Анна', familyName: '', phone: null, times: 4 }],
  opponents: [],
  form: [{ date: '2026-11-18', level: 3.6 }],
  sameAs: [{ id: '3', givenName: 'Петр', familyName: 'Ершов', phone: null }],
};
const toPlain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('PLAYER-20: a card is read as it was sent; what is none is not', () => {
  expect(parsePlayerCard(JSON.parse(JSON.stringify(CARD)))).toEqual(CARD);
  expect(parsePlayerCard({ name: 'Пётр' })).toBeNull();
  expect(parsePlayers([CARD, 7, null])).toEqual([PLAYER]);
  expect(parsePlayers({})).toBeNull();
});

test.each([
  [{}, '2-е место из 12'],
  [{ of: null }, '2-е место'],
  [{ place: null }, ''],
  [{ attendance: 'absent' }, 'не пришёл'],
  [{ attendance: 'late' }, '2-е место из 12'],
  [{ attendance: 'late', matches: 0, place: null }, 'опаздывает'],
  [{ status: 'waiting' }, 'лист ожидания'],
  [{ status: null }, 'заявка'],
] as const)('PLAYER-20: an evening with %j was «%s»', (facts, text) => {
  expect(toPlain(formatPlayerTournamentResult({ ...EVENING, ...facts }))).toBe(text);
});

test.each([
  [{}, '84 очка, 7 матчей'],
  [{ points: 20, matches: 3, hasFinal: true }, '20 очков, 2 матча и финал'],
  [{ points: 0, matches: 1, hasFinal: true, unit: 'games' }, '0 геймов, финал'],
  [{ points: null, matches: 1 }, '1 матч'],
  [{ points: null, matches: 0 }, ''],
] as const)('PLAYER-20, PLAY-85: matches as %j are «%s»', (facts, text) => {
  expect(toPlain(formatPlayedMatches({ ...EVENING, ...facts }))).toBe(text);
});

test.each([
  [{ level: 3.5, uncertainty: 0.5, matches: 14 }, '3.5 ± 0.5, 14 матчей'],
  [{ level: null, uncertainty: null, matches: 2 }, '2 матча'],
  [{ level: null, uncertainty: null, matches: 0 }, ''],
  [null, ''],
])('PLAYER-11: a rating of %j is «%s»', (rating, text) => {
  expect(toPlain(formatRating(rating))).toBe(text);
});

test('PLAYER-24: two players are added up, and an evening with both counts once and is named', () => {
  const createOther = (tournament: Partial<PlayerTournament>): PlayerCard => ({
    ...CARD,
    id: '3',
    tournaments: 2,
    lastSeen: '2026-11-20',
    noShows: 1,
    paid: 500,
    evenings: [{ ...EVENING, ...tournament }],
  });
  expect(computeMergePreview(CARD, createOther({ tournamentId: 9 }))).toEqual({
    tournaments: 7,
    noShows: 1,
    paid: 8_000,
    lastSeen: '2026-11-20',
    together: [],
  });
  const both = computeMergePreview(CARD, createOther({}));
  expect(both.tournaments).toBe(6);
  expect(both.together).toHaveLength(1);
  const date = '2026-12-31';
  const coming = { ...CARD, evenings: [{ ...EVENING, date }] };
  expect(computeMergePreview(coming, createOther({ date })).tournaments).toBe(7);
  expect(computeMergePreview(CARD, createOther({ status: 'withdrawn' })).together).toHaveLength(0);
});

test('PLAYER-86: an evening that one of two had come late to for good counts once, as their cards count it', () => {
  const late = { attendance: 'late', matches: 0, place: null } as const;
  const other = { ...CARD, id: '3', tournaments: 2, evenings: [{ ...EVENING, ...late }] };
  const preview = computeMergePreview(CARD, other);
  expect(preview.tournaments).toBe(CARD.tournaments + 2);
  // Both entries belong to one tournament, so the two are hardly one person.
  expect(preview.together).toHaveLength(1);
  const played = { ...other, evenings: [{ ...EVENING, attendance: 'late' as const }] };
  expect(computeMergePreview(CARD, played).tournaments).toBe(CARD.tournaments + 1);
});
