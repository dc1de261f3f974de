import type { StandingsOrder } from '../model/gameSettings';
import type { UnitWords } from '../model/scoreUnit';
import { foldName } from '../../lib/cleanName';
import { formatQuantity } from '../../lib/formatQuantity';
import { formatFullName } from '../people/names';
import { formatScore } from '../score/formatScore';
import { inflectName, type PersonNameParts } from '../people/inflectName';
import { listCriteria, findDecidingCriterion } from './criteria';
import { describeCriterionDifference, describeTie, ON_COURT_TEXT } from './criterionTexts';
import { isPairRow, formatRowName } from './rowName';
import { countForHalf, type StandingsRow } from './standings';

/** The order of the standings, and words for the unit of the scores. */
type StandingsScale = { order: StandingsOrder; words: UnitWords };

export type PersonLookup = (entryId: string) => PersonNameParts;

/** Maximum number of rows that a sentence names one by one. */
const NAMED_MAX = 3;
const listed = new Intl.ListFormat('ru');

/** The entry of a row that plays now. */
const getLastEntryId = ({ entryIds }: StandingsRow): string => entryIds.at(-1)!;

/** Current players of a row: «Белов», or «Белов + Климов» for a fixed pair. */
export const formatCurrentName = ({ slots }: StandingsRow, personOf: PersonLookup): string =>
  formatRowName({ slots: slots.map((slot) => slot.slice(-1)) }, (id) =>
    formatFullName(personOf(id)),
  );

/** Names in the genitive: «Белова и Орловой»; null when the genitive of a name is unknown. */
function formatInGenitive(
  rows: readonly StandingsRow[],
  all: readonly StandingsRow[],
  personOf: PersonLookup,
): string | null {
  // Only the word «пары» is inflected; the pair's names after it are not.
  if (rows.some(isPairRow))
    return listed.format(rows.map((row) => `пары ${formatCurrentName(row, personOf)}`));
  const families = all.map((row) => foldName(personOf(getLastEntryId(row)).familyName));
  const isOnly = (name: PersonNameParts) =>
    families.filter((family) => family === foldName(name.familyName)).length === 1;
  const names = rows.map((row) => {
    const person = personOf(getLastEntryId(row));
    return inflectName(person, 'genitive', !isOnly(person));
  });
  return names.includes(null) ? null : listed.format(names as string[]);
}

/** Describes neighbours: «Выше Белова», «Выше, чем Константин Шевчук», «Ниже 5 игроков на месте 8». */
function describeNeighbours(
  word: 'Выше' | 'Ниже',
  others: readonly StandingsRow[],
  all: readonly StandingsRow[],
  personOf: PersonLookup,
): string {
  if (others.length > NAMED_MAX) {
    const count = others.some(isPairRow)
      ? formatQuantity(others.length, 'пары', 'пар', 'пар')
      : formatQuantity(others.length, 'игрока', 'игроков', 'игроков');
    return `${word} ${count} на месте ${others[0]!.place}`;
  }
  const names = formatInGenitive(others, all, personOf);
  if (names !== null) return `${word} ${names}`;
  return `${word}, чем ${listed.format(others.map((row) => formatCurrentName(row, personOf)))}`;
}

const FINAL_VERBS = { won: 'выигран', lost: 'проигран' } as const;

/**
 * Returns «матч финала выигран 9:7» or «матч финала вничью 8:8, по таблице выше» for a row placed by a final (PLAY-86).
 */
function describeFinalMatch({ final, finalHalf }: StandingsRow): string {
  if (final?.kind !== 'match') return '';
  const { outcome, points, against, mark } = final;
  const score = formatScore({ a: points, b: against, mark });
  if (outcome !== 'drawn') return `матч финала ${FINAL_VERBS[outcome]} ${score}`;
  return `матч финала вничью ${score}, по таблице ${finalHalf === 'upper' ? 'выше' : 'ниже'}`;
}

/** True when a match on court has separated the row from its partner in the final. */
function isPartedOnCourt({ isWinner, final }: StandingsRow, rows: readonly StandingsRow[]) {
  const partner = final?.kind === 'match' ? final.partner : '';
  return isWinner || rows.some((row) => row.isWinner && row.entryIds.includes(partner));
}

const formatSentence = (start: string, parts: readonly string[]): string =>
  `${start}: ${parts.filter(Boolean).join(', ')}.`;

/** The start of a sentence about a shared place: «Место 3 делят Белов и Орлова». */
function formatSharedPlace(tied: readonly StandingsRow[], personOf: PersonLookup): string {
  const names =
    tied.length > NAMED_MAX
      ? tied.some(isPairRow)
        ? formatQuantity(tied.length, 'пара', 'пары', 'пар')
        : formatQuantity(tied.length, 'игрок', 'игрока', 'игроков')
      : listed.format(tied.map((row) => formatCurrentName(row, personOf)));
  return `Место ${tied[0]!.place} делят ${names}`;
}

/** The reason for a place that the final gave (PLAY-86). */
function describeFinalPlace(
  row: StandingsRow,
  rows: readonly StandingsRow[],
  personOf: PersonLookup,
): string {
  const tied = rows.filter(({ place }) => place === row.place);
  return formatSentence(row.isShared ? formatSharedPlace(tied, personOf) : `Место ${row.place}`, [
    describeFinalMatch(row),
    isPartedOnCourt(row, rows) ? ON_COURT_TEXT : '',
  ]);
}

/**
 * The reason for a row's place, compared with the next place; the last place is compared with the previous one
 * (PLAY-7).
 * @param all all rows, as `computeStandings` returns them
 * @param id the row's id
 */
export function describePlace(
  all: readonly StandingsRow[],
  id: string,
  scale: StandingsScale,
  personOf: PersonLookup,
): string {
  const { order, words } = scale;
  const row = all.find((one) => one.id === id);
  if (!row) return '';
  if (row.finalHalf !== null) return describeFinalPlace(row, all, personOf);
  const most = Math.max(...all.map((one) => countForHalf(one, order)));
  if (most === 0 && all.every(({ points }) => points === 0)) return 'Ещё ничего не сыграно.';
  // Whom the final has placed is above or below by more than these criteria.
  const rows = all.filter(({ finalHalf }) => finalHalf === null);
  const filterByPlace = (place: number) => rows.filter((one) => one.place === place);
  const tied = filterByPlace(row.place);
  if (row.isShared)
    return formatSentence(formatSharedPlace(tied, personOf), [
      describeTie(row, listCriteria(order), words),
    ]);
  const index = rows.indexOf(row);
  const other = rows[index + 1] ?? rows[index - 1];
  if (!other)
    return all.length > 1
      ? `Место ${row.place} по\u00a0таблице: в\u00a0финале без матча.`
      : 'В таблице больше никого нет.';
  const isAhead = other.place > row.place;
  const criteria = listCriteria(order);
  const criterion = findDecidingCriterion(row, other, criteria)!;
  return formatSentence(
    describeNeighbours(isAhead ? 'Выше' : 'Ниже', filterByPlace(other.place), rows, personOf),
    [
      describeTie(row, criteria.slice(0, criteria.indexOf(criterion)), words),
      describeCriterionDifference(
        criterion,
        row,
        other,
        isAhead ? 'больше' : 'меньше',
        most,
        words,
      ),
    ],
  );
}
