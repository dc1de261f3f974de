import { foldText } from '../lib/foldText';
import type { Application, Tournament } from '../tournament/tournament';
import { RANK_START, RANK_NONE, rankWord, type HitRank } from './hitRanks';
import { createPhoneRanker } from './phoneRanker';
import type { SearchTerm } from './searchTerms';
import { isSpokenDay } from './spokenDay';

type OfText<Result> = (text: string) => Result;

/** The same function, which works each text out once. */
export function memoizeByText<Result>(work: OfText<Result>): OfText<Result> {
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
export function getMemoizedFold(tournaments: readonly Tournament[]): OfText<string> {
  const fold = folders.get(tournaments) ?? memoizeByText(foldText);
  folders.set(tournaments, fold);
  return fold;
}

const nowhere = (): HitRank => RANK_NONE;

const textRank = ({ word }: SearchTerm, fold: OfText<string>): OfText<HitRank> =>
  word === undefined ? nowhere : memoizeByText((text) => rankWord(fold(text), word));

const digitsRank = ({ digits }: SearchTerm): OfText<HitRank> =>
  digits === undefined ? nowhere : createPhoneRanker(digits);

/** How well a tournament has a term: in its type, organizer, phone, day or start. */
export function createTournamentRanker(
  term: SearchTerm,
  fold: OfText<string>,
): (tournament: Tournament) => HitRank {
  const { day, time } = term;
  const inText = textRank(term, fold);
  const inPhone = digitsRank(term);
  return ({ tournament_type, date, start_time, organizer_name, organizer_phone }) =>
    (day && isSpokenDay(date, day)) || start_time === time
      ? RANK_START
      : Math.min(inText(tournament_type), inText(organizer_name), inPhone(organizer_phone));
}

/** How well an application has a term: in its name or phone. */
export function createPlayerRanker(
  term: SearchTerm,
  fold: OfText<string>,
): (application: Application) => HitRank {
  const inName = textRank(term, fold);
  const inPhone = digitsRank(term);
  return ({ name, contact_phone }) => Math.min(inName(name), inPhone(contact_phone));
}
