import { foldText } from '../foldText';
import type { Application, Tournament } from '../tournament';
import { phoneRank } from './phoneRank';
import { BEGINS, NOWHERE, rankIn, type Rank } from './ranks';
import { isOn } from './spokenDay';
import type { Term } from './terms';

type OfText<Result> = (text: string) => Result;

/** The same function, which works each text out once. */
export function once<Result>(work: OfText<Result>): OfText<Result> {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}

/** Names are folded once for all keys that search the same tournaments. */
const folders = new WeakMap<readonly Tournament[], OfText<string>>();

/** What folds the names of these tournaments and of their players. */
export function folderOf(tournaments: readonly Tournament[]): OfText<string> {
  const fold = folders.get(tournaments) ?? once(foldText);
  folders.set(tournaments, fold);
  return fold;
}

const nowhere = (): Rank => NOWHERE;

const textRank = ({ word }: Term, fold: OfText<string>): OfText<Rank> =>
  word === undefined ? nowhere : once((text) => rankIn(fold(text), word));

const digitsRank = ({ digits }: Term): OfText<Rank> =>
  digits === undefined ? nowhere : phoneRank(digits);

/** How well a tournament has a term: in its type, organizer, phone, day or start. */
export function tournamentRank(term: Term, fold: OfText<string>): (tournament: Tournament) => Rank {
  const { day, time } = term;
  const inText = textRank(term, fold);
  const inPhone = digitsRank(term);
  return ({ tournament_type, date, start_time, organizer_name, organizer_phone }) =>
    (day && isOn(date, day)) || start_time === time
      ? BEGINS
      : Math.min(inText(tournament_type), inText(organizer_name), inPhone(organizer_phone));
}

/** How well an application has a term: in its name or phone. */
export function playerRank(term: Term, fold: OfText<string>): (application: Application) => Rank {
  const inName = textRank(term, fold);
  const inPhone = digitsRank(term);
  return ({ name, contact_phone }) => Math.min(inName(name), inPhone(contact_phone));
}
