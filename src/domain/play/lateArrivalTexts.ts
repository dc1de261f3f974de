import type { RoundsPreview, RoundStretch } from './lateArrival';

/** «Раунд 4», «Раунды 4–7». */
const roundsText = (from: number, to: number): string =>
  from === to ? `Раунд\u00a0${from}` : `Раунды\u00a0${from}–${to}`;

function stretchText({ from, to, playing, resting }: RoundStretch): string {
  const rounds = roundsText(from, to);
  if (playing === 0) return `${rounds}: нужны четверо, есть\u00a0${resting}.`;
  const rest = resting === 1 ? 'отдыхает' : 'отдыхают';
  const who = resting === 0 ? 'никто не\u00a0отдыхает' : `${rest}\u00a0${resting}`;
  return `${rounds}: играют\u00a0${playing}, ${who}.`;
}

function staleText(stale: readonly number[]): string {
  const [first] = stale;
  if (first === undefined) return 'Жеребьёвка не\u00a0изменится.';
  return `${roundsText(first, stale.at(-1)!)}: жеребьёвка устареет. Сыгранное не\u00a0изменится.`;
}

/** PLAY-13: what a change means for the rounds to come, in sentences. */
export function describeRoundsPreview({ stretches, stale }: RoundsPreview): string[] {
  return [...stretches.map(stretchText), ...(stale ? [staleText(stale)] : [])];
}
