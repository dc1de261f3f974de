import { parseRequest } from '../../bench/draws/asked';
import { createProgress, drawNextRound, addScores } from '../../bench/draws/mexicano';

test('npm run draws reads what it is asked for', () => {
  expect(parseRequest([])).toEqual({ what: 'document' });
  const size = { players: 11, courts: 2, rounds: 11, seed: 7 };
  const americano = '--players 11 --courts 2 --rounds 11 --seed 7 --json'.split(' ');
  expect(parseRequest(americano)).toEqual({ what: 'americano', ...size });
  expect(parseRequest(['--simulate', '2000'])).toEqual({
    what: 'simulation',
    tournaments: 2000,
    seed: 1,
  });
  const mexicano = '--format mexicano --scores a.json --players 8 --courts 2'.split(' ');
  expect(parseRequest(mexicano)).toMatchObject({
    what: 'mexicano',
    rounds: 0,
    avoidsRepeats: true,
  });
});

test.each([
  ['--players 3 --courts 1 --rounds 5', '--players: нужно целое число от 4 до 40, а не «3».'],
  ['--players 8 --courts x --rounds 5', '--courts: нужно целое число от 1 до 10, а не «x».'],
  ['--players 8 --courts 2', 'Нужно --rounds.'],
  ['--players 8', 'Нужны --players и --courts.'],
  ['--players 8 --courts 2 --format whist', '--format: americano или mexicano, а не «whist».'],
  ['--players 8 --courts 2 --format mexicano', 'Нужен --scores ФАЙЛ.'],
  ['--what', 'Не понимаю, что сделать.'],
])('%s is refused', (line, reason) => {
  expect(() => parseRequest(line.split(' '))).toThrow(reason);
});

test('given scores decide who plays with whom next', () => {
  const rules = { players: 8, courts: 2, seed: 7, pairing: '1+3', avoidsRepeats: true } as const;
  const progress = createProgress(8);
  const first = drawNextRound(progress, rules);
  addScores(
    progress,
    first,
    [
      [20, 4],
      [24, 0],
    ],
    24,
  );
  const [top] = drawNextRound(progress, rules).matches;
  const winners = [...first.matches[0]!.a, ...first.matches[1]!.a];
  expect(new Set([...top!.a, ...top!.b])).toEqual(new Set(winners));
});
