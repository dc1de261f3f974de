import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { Round } from '../../../../src/domain/play/model/round';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { listPodium } from '../../../../src/domain/play/standings/podium';
import { formatRowName } from '../../../../src/domain/play/standings/rowName';
import { createPlayState } from '../support/entries';
import { createRound } from '../support/mexicanoRounds';

const FOUR = { A: {}, B: {}, C: {}, D: {} };

/** The texts «1 A», «1 B», «3 C» for the places of the podium. */
const listPlaces = (
  rounds: readonly Round[],
  entries: Parameters<typeof createPlayState>[0] = FOUR,
  {
    settings,
    winnerId = null,
  }: { settings?: Parameters<typeof createPlayState>[1]; winnerId?: string | null } = {},
): string[] => {
  const state: PlayState = {
    ...createPlayState(entries, settings),
    rounds,
    outcome: { ...NO_OUTCOME, finishedAt: '2026-11-25T17:40:00.000Z', winnerId },
  };
  return listPodium(computePlayStandings(state)).flatMap(({ place, rows }) =>
    rows.map((row) => `${place} ${formatRowName(row, (id) => id)}`),
  );
};

test('PLAY-78: a shared first place has two rows, and the next is the third', () => {
  const rounds = [createRound(['A+B 15:9 C+D'])];
  expect(listPlaces(rounds)).toEqual(['1 A', '1 B', '3 C', '3 D']);
  expect(listPlaces(rounds, FOUR, { winnerId: 'B' })).toEqual(['1 B', '2 A', '3 C', '3 D']);
});

test('PLAY-78: a fixed pair is one row of it, and two pairs make two places', () => {
  const pairs = {
    A: { partner: 'B' },
    B: { partner: 'A' },
    C: { partner: 'D' },
    D: { partner: 'C' },
  };
  const rounds = [createRound(['A+B 15:9 C+D'])];
  expect(listPlaces(rounds, pairs, { settings: { variant: 'fixed' } })).toEqual([
    '1 A + B',
    '2 C + D',
  ]);
});

test('PLAY-78: a substitute is there in the shared row, or in an own one', () => {
  const rounds = [createRound(['A+B 24:0 C+D']), createRound(['S+C 20:4 B+D'])];
  const played = (sharesRow: boolean) => ({
    ...FOUR,
    A: { attendance: 'left' as const },
    S: { replaces: 'A', sharesRow },
  });
  expect(listPlaces(rounds, played(true))).toEqual(['1 A → S', '2 B', '3 C']);
  expect(listPlaces(rounds, played(false))).toEqual(['1 B', '2 A', '3 C', '3 S']);
});

test('PLAY-78: a player without a match is not on it, whatever the rest credit', () => {
  const rounds = [createRound(['A+B 24:0 C+D'], { rests: ['E'] })];
  expect(listPlaces(rounds, { ...FOUR, E: {} })).toEqual(['1 A', '1 B']);
  expect(listPlaces([createRound(['A+B x C+D'])])).toEqual([]);
});

test('PLAY-78: a player who has left keeps the place, also when fewer than three are there', () => {
  const left = { attendance: 'left' as const };
  const rounds = [createRound(['A+B 15:9 C+D']), createRound(['A+C 14:10 B+D'])];
  expect(listPlaces(rounds, { A: {}, B: left, C: left, D: left })).toEqual(['1 A', '2 B', '3 C']);
});
