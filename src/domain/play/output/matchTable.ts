import { parseInstant } from '../../dates/dates';
import { formatInstantTime } from '../../dates/instants';
import type { Column } from '../../sheets/sheet';
import { getCourtName, getSettingsUnit, type GameSettings } from '../model/gameSettings';
import { UNIT_WORDS } from '../model/scoreUnit';
import {
  getTermsUnit,
  isFinal,
  listStartedRounds,
  type Match,
  type Pair,
  type Round,
} from '../model/round';
import { formatRoundInSentence } from '../model/roundName';
import { isMatchPlayed } from '../score/winningSide';
import { RESULT_MARK_LABELS } from '../score/formatScore';

type MatchWithRound = Match & Pick<Round, 'start' | 'final'> & { number: number };

/** All matches of the started rounds, by round and court (SEEN-31). */
export const listMatchRows = (rounds: readonly Round[]): MatchWithRound[] =>
  listStartedRounds(rounds).flatMap(({ matches, start, final }, index) =>
    matches
      .map((match) => ({ ...match, number: index + 1, start, ...(final && { final }) }))
      .sort((one, other) => one.court - other.court),
  );

/**
 * The columns of the sheet of matches (SEEN-31).
 * @param rows all matches, as `listMatchRows` returns them
 * @param zone IANA name of the club's zone
 */
export function buildMatchColumns(
  rows: readonly MatchWithRound[],
  settings: Pick<GameSettings, 'courtNames' | 'unit' | 'scoring' | 'firstTo'>,
  nameOf: (entryId: string) => string,
  zone: string,
): readonly Column<MatchWithRound>[] {
  // A final can count games after rounds of points (PLAY-85).
  const units = new Set(rows.map(({ start }) => getTermsUnit(start!.terms)));
  const label = units.size > 1 ? 'Счёт' : UNIT_WORDS[getSettingsUnit(settings)].label;
  const formatPair = (pair: Pair) => pair.map(nameOf).join(' + ');
  return [
    {
      name: 'Раунд',
      kind: 'number',
      getValue: (row) => (isFinal(row) ? formatRoundInSentence(row, row.number) : row.number),
    },
    {
      name: 'Начало',
      kind: 'time',
      getValue: ({ start }) => start && formatInstantTime(parseInstant(start.at), zone),
    },
    { name: 'Корт', kind: 'text', getValue: ({ court }) => getCourtName(settings, court) },
    { name: 'Первая пара', kind: 'text', getValue: ({ a }) => formatPair(a) },
    { name: 'Вторая пара', kind: 'text', getValue: ({ b }) => formatPair(b) },
    {
      name: `${label} первой`,
      kind: 'number',
      getValue: ({ result }) => (isMatchPlayed(result) ? result.a : null),
    },
    {
      name: `${label} второй`,
      kind: 'number',
      getValue: ({ result }) => (isMatchPlayed(result) ? result.b : null),
    },
    {
      name: 'Отметка',
      kind: 'text',
      getValue: ({ result }) => (result?.mark ? RESULT_MARK_LABELS[result.mark] : null),
    },
  ];
}
