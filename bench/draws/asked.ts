import { parseArgs } from 'node:util';
import { EXIT, Failure } from '../../scripts/lib/run.mjs';

export const USAGE = `Как вызвать: npm run draws -- [что показать]

  (ничего)                    записать reports/draws.md: все размеры и раунды
  --players 11 --courts 2 --rounds 11 --seed 7 --json
                              напечатать одну жеребьёвку Американо
  --format mexicano --scores ФАЙЛ [--pairing 1+4] [--repeats]
                              то же для Мексикано с этими счетами:
                              {"total":24,"rounds":[[[14,10],…],…]}
  --simulate 2000             сравнить пары и рассадку Мексикано на стольких турнирах

  Игроков от 4 до 40, кортов от 1 до 10, раундов от 1 до 40.`;

export type Size = { players: number; courts: number; rounds: number; seed: number };

export type DrawRequest =
  | { what: 'document' }
  | { what: 'simulation'; tournaments: number; seed: number }
  | ({ what: 'americano' } & Size)
  | ({ what: 'mexicano'; scores: string; pairing: '1+3' | '1+4'; avoidsRepeats: boolean } & Size);

const refuse = (reason: string) => new Failure(`${reason}\n\n${USAGE}`, EXIT.usage);

function parseWholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw refuse(`--${name}: нужно целое число от ${least} до ${most}, а не «${text}».`);
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        players: { type: 'string' },
        courts: { type: 'string' },
        rounds: { type: 'string' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        format: { type: 'string', default: 'americano' },
        scores: { type: 'string' },
        pairing: { type: 'string', default: '1+3' },
        repeats: { type: 'boolean', default: false },
        simulate: { type: 'string' },
      },
    }).values;
  } catch {
    throw refuse('Не понимаю, что сделать.');
  }
}

export function parseRequest(args: string[]): DrawRequest {
  const values = parseOptions(args);
  const seed = parseWholeNumber('seed', values.seed, 0, 0xffff_ffff);
  if (values.simulate !== undefined) {
    const tournaments = parseWholeNumber('simulate', values.simulate, 1, 1_000_000);
    return { what: 'simulation', tournaments, seed };
  }
  if (args.length === 0) return { what: 'document' };
  const { players, courts, rounds, format, pairing } = values;
  if (players === undefined || courts === undefined) throw refuse('Нужны --players и --courts.');
  const size = {
    players: parseWholeNumber('players', players, 4, 40),
    courts: parseWholeNumber('courts', courts, 1, 10),
    seed,
  };
  if (format === 'americano') {
    if (rounds === undefined) throw refuse('Нужно --rounds.');
    return { what: 'americano', ...size, rounds: parseWholeNumber('rounds', rounds, 1, 40) };
  }
  if (format !== 'mexicano') throw refuse(`--format: americano или mexicano, а не «${format}».`);
  if (pairing !== '1+3' && pairing !== '1+4') {
    throw refuse(`--pairing: 1+3 или 1+4, а не «${pairing}».`);
  }
  if (values.scores === undefined) throw refuse('Нужен --scores ФАЙЛ.');
  // 0 means: one round more than the file has scores for.
  const planned = rounds === undefined ? 0 : parseWholeNumber('rounds', rounds, 1, 40);
  const { scores, repeats } = values;
  return {
    what: 'mexicano',
    ...size,
    rounds: planned,
    scores,
    pairing,
    avoidsRepeats: !repeats,
  };
}
