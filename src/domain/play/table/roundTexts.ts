import { nameInCase } from '../nameCases';
import { fullName } from '../names';
import { scoreText } from '../score/scoreText';
import type { Cell } from './cells';
import { pointsText } from './numberTexts';
import type { PersonOf } from './placeReason';
import type { Figures } from './figures';

/** «с Зиминым»; «в паре Шевчук» where nobody can tell how the name goes. */
function partnerText(entryId: string, personOf: PersonOf): string {
  const person = personOf(entryId);
  const name = nameInCase(person, 'instrumental');
  // «Со Стрельцовым»: before с or з with another consonant, and before щ.
  const withWord = name && /^([сзшж][бвгджзклмнпрстфхцчшщ]|щ)/i.test(name) ? 'со' : 'с';
  return name === null ? `в паре ${fullName(person)}` : `${withWord} ${name}`;
}

const creditText = (credit: number | null): string =>
  credit === null || credit === 0 ? '' : ` +${pointsText(credit)}`;

/** PLAY-7: what a round was for somebody: «с Зиминым 13:11», «отдых +12». */
export function cellText(cell: Cell, personOf: PersonOf, courtNameOf: (court: number) => string) {
  switch (cell.kind) {
    case 'match': {
      const { points, against, mark } = cell;
      return `${partnerText(cell.partner, personOf)} ${scoreText({ a: points, b: against, mark })}`;
    }
    case 'underWay':
      return `${partnerText(cell.partner, personOf)}, ${placeText(courtNameOf(cell.court))}`;
    case 'notPlayed':
      return `${partnerText(cell.partner, personOf)}, не сыгран${creditText(cell.credit)}`;
    case 'rest':
      return `отдых${creditText(cell.credit)}`;
    case 'absent':
      return 'без игры';
  }
}

/** «на корте 2»; a court with a name of its own keeps it: «корт Центральный». */
function placeText(name: string): string {
  const number = /^Корт (\d+)$/.exec(name)?.[1];
  return number ? `на корте ${number}` : `корт «${name}»`;
}

/** PLAY-7: the rounds of a row in words: «1: с Зиминым 13:11». */
export const roundsInWords = (
  { cells }: Pick<Figures, 'cells'>,
  personOf: PersonOf,
  courtNameOf: (court: number) => string,
): string[] => cells.map((cell, index) => `${index + 1}: ${cellText(cell, personOf, courtNameOf)}`);
