import { clashesIn } from '../../../domain/clash';
import { identityOf } from '../../../domain/importing/doubles';
import type { Columns } from '../../../domain/importing/columns';
import { judged } from '../../../domain/importing/reading';
import { textsOf } from '../../../domain/importing/table';
import { tournamentRules } from '../../../domain/rules';
import type { Tournament } from '../../../domain/tournament';
import type { TournamentValues } from '../../../domain/values';
import type { Row } from './rows';

type Sense = {
  /** As typed, by field. */
  texts: TournamentValues;
  /** What they mean; what means nothing as typed. */
  values: TournamentValues;
  errors: Partial<TournamentValues>;
};

/** A row with all that is to be said of it. */
export type JudgedRow = Sense & {
  row: Row;
  /** That the list has such a tournament, or which row before it says the same (COMFORT-52). */
  double: 'listed' | number | null;
  clashes: readonly Tournament[];
  isWanted: boolean;
  /** Whether it is sent with the next press. */
  isReady: boolean;
};

/**
 * COMFORT-51: what rows mean, found once for each.
 * @param today yyyy-MM-dd in the club's time zone
 */
export function makeSense(columns: Columns, today: string): (row: Row) => Sense {
  const rules = tournamentRules(today);
  const known = new WeakMap<Row['corrections'], Sense>();
  return ({ line, corrections }) => {
    const texts = textsOf(line, columns, corrections);
    const sense = known.get(corrections) ?? { texts, ...judged(texts, rules) };
    known.set(corrections, sense);
    return sense;
  };
}

/** What is known of the club's tournaments, as rows are compared with it. */
export type Known = { identities: ReadonlySet<string>; byDate: ReadonlyMap<string, Tournament[]> };

/** COMFORT-52: the club's tournaments as rows are compared with them. */
export function knownOf(tournaments: readonly Tournament[]): Known {
  const byDate = new Map<string, Tournament[]>();
  for (const tournament of tournaments) {
    const sameDay = byDate.get(tournament.date);
    if (sameDay) sameDay.push(tournament);
    else byDate.set(tournament.date, [tournament]);
  }
  return { identities: new Set(tournaments.map(identityOf)), byDate };
}

/**
 * COMFORT-51, COMFORT-52: rows with all that is to be said of them.
 * @param isKeyKept whether the server makes nothing twice: what was sent to it may be sent again,
 * although it may be in the list by now
 */
export function judgeRows(
  rows: readonly Row[],
  senseOf: (row: Row) => Sense,
  { identities, byDate }: Known,
  isKeyKept: boolean,
): JudgedRow[] {
  const firstOf = new Map<string, number>();
  return rows.map((row) => {
    const sense = senseOf(row);
    const { values, errors } = sense;
    const { number } = row.line;
    const identity = identityOf(values);
    const first = firstOf.get(identity) ?? number;
    firstOf.set(identity, first);
    const isSound = Object.keys(errors).length === 0;
    const isOpen = row.state !== 'created' && row.state !== 'sending';
    const isListed = identities.has(identity) && !(row.state === 'failed' && isKeyKept);
    const double = !isOpen || !isSound ? null : isListed ? 'listed' : first < number ? first : null;
    const isWanted = row.isWanted ?? double === null;
    return {
      row,
      ...sense,
      double,
      clashes:
        isOpen && double === null
          ? clashesIn(byDate.get(values.date) ?? [], values.start_time, values.end_time)
          : [],
      isWanted,
      isReady: isOpen && isSound && isWanted,
    };
  });
}
