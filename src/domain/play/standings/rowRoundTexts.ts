import { inflectName } from '../people/inflectName';
import { formatFullName } from '../people/names';
import { formatScore } from '../score/formatScore';
import type { RoundCellValue, RoundCellMatch } from './cells';
import { formatPointsNumber } from './numberTexts';
import type { PersonLookup } from './describePlace';
import type { RowStats } from './rowStats';
import { isPairRow } from './rowName';

/** Formats the partner: «с Зиминым»; «в паре Шевчук» when the inflection is unknown. */
function formatPartner(entryId: string, personOf: PersonLookup): string {
  const person = personOf(entryId);
  const name = inflectName(person, 'instrumental');
  // «Со Стрельцовым»: «со» comes before a sibilant with another consonant, and before щ.
  const withWord = name && /^([сзшж][бвгджзклмнпрстфхцчшщ]|щ)/i.test(name) ? 'со' : 'с';
  return name === null ? `в паре ${formatFullName(person)}` : `${withWord} ${name}`;
}

const formatCredit = (credit: number | null): string =>
  credit === null || credit === 0 ? '' : ` +${formatPointsNumber(credit)}`;

/** Formats opponents: «против Зимина и Белова»; «соперники Шевчук и Белов» when an inflection is unknown. */
function formatOpponents(opponents: readonly string[], personOf: PersonLookup): string {
  const persons = opponents.map(personOf);
  const names = persons.map((person) => inflectName(person, 'genitive'));
  return names.includes(null)
    ? `соперники ${persons.map(formatFullName).join(' и ')}`
    : `против ${names.join(' и ')}`;
}

/** A player's round in words: «с Зиминым 13:11», «отдых +12»; for a pair «против Зимина и Белова 13:11» (PLAY-7). */
function formatCell(
  cell: RoundCellValue,
  formatCompany: (cell: RoundCellMatch) => string,
  courtNameOf: (court: number) => string,
): string {
  switch (cell.kind) {
    case 'match': {
      const { points, against, mark } = cell;
      return `${formatCompany(cell)} ${formatScore({ a: points, b: against, mark })}`;
    }
    case 'underWay':
      return `${formatCompany(cell)}, ${formatCourt(courtNameOf(cell.court))}`;
    case 'notPlayed':
      return `${formatCompany(cell)}, не сыгран${formatCredit(cell.credit)}`;
    case 'rest':
      return `отдых${formatCredit(cell.credit)}`;
    case 'absent':
      return 'без игры';
  }
}

/** Returns «на корте 2»; the club's own name of a court is not inflected: «корт «Центральный»». */
function formatCourt(name: string): string {
  const number = /^Корт (\d+)$/.exec(name)?.[1];
  return number ? `на корте ${number}` : `корт «${name}»`;
}

/** Describes the rounds of a row: «1: с Зиминым 13:11», «финал: с Беловым 9:7» (PLAY-7, PLAY-86). */
export function describeRowRounds(
  row: Pick<RowStats, 'cells' | 'final' | 'slots'>,
  personOf: PersonLookup,
  courtNameOf: (court: number) => string,
): string[] {
  const formatCompany = ({ partner, opponents }: RoundCellMatch) =>
    isPairRow(row) ? formatOpponents(opponents, personOf) : formatPartner(partner, personOf);
  const rounds = row.cells.map((cell, index) => [String(index + 1), cell] as const);
  const all = row.final ? [...rounds, ['финал', row.final] as const] : rounds;
  return all.map(([name, cell]) => `${name}: ${formatCell(cell, formatCompany, courtNameOf)}`);
}
