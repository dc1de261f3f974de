import { formatQuantity } from '../../lib/formatQuantity';
import type { PlayEvent } from '../log/events';

type Unsent = { events: readonly PlayEvent[] };

const listed = new Intl.ListFormat('ru');

const isOfRounds = ({ kind }: PlayEvent): boolean =>
  kind === 'roundsReplaced' || kind === 'roundStarted' || kind === 'outcomeChanged';

/** What a change is called where it is counted. */
function kindOf({ events }: Unsent): 'score' | 'rounds' | 'roster' {
  if (events.some(isOfRounds)) return 'rounds';
  return events.some(({ kind }) => kind === 'resultChanged') ? 'score' : 'roster';
}

/** ROSTER-16: «2 счёта, 1 изменение в раундах и 3 изменения состава»: what the server does not have yet. */
export function describeUnsent(changes: readonly Unsent[]): string {
  const count = (kind: ReturnType<typeof kindOf>) =>
    changes.filter((change) => kindOf(change) === kind).length;
  const changed = (number: number, what: string) =>
    `${formatQuantity(number, 'изменение', 'изменения', 'изменений')} ${what}`;
  const [scores, rounds, roster] = [count('score'), count('rounds'), count('roster')];
  return listed.format(
    [
      scores > 0 && formatQuantity(scores, 'счёт', 'счёта', 'счетов'),
      rounds > 0 && changed(rounds, 'в\u00a0раундах'),
      roster > 0 && changed(roster, 'состава'),
    ].filter((one) => one !== false),
  );
}
