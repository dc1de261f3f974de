import { formatQuantity } from '../../lib/formatQuantity';
import { getEventGroup } from '../log/eventRegistry';
import type { PlayEvent } from '../log/events';

type Unsent = { events: readonly PlayEvent[] };

const listed = new Intl.ListFormat('ru');

/** The group in which a change counts. */
function getKind({ events }: Unsent): ReturnType<typeof getEventGroup> {
  const groups = events.map(getEventGroup);
  if (groups.includes('rounds')) return 'rounds';
  return groups.includes('score') ? 'score' : 'roster';
}

/**
 * Describes the changes that the server does not have yet: «2 счёта, 1 изменение в раундах и 3 изменения состава»
 * (ROSTER-16).
 */
export function describeUnsent(changes: readonly Unsent[]): string {
  const countKind = (kind: ReturnType<typeof getKind>) =>
    changes.filter((change) => getKind(change) === kind).length;
  const formatChanges = (number: number, what: string) =>
    `${formatQuantity(number, 'изменение', 'изменения', 'изменений')} ${what}`;
  const [scores, rounds, roster] = [countKind('score'), countKind('rounds'), countKind('roster')];
  return listed.format(
    [
      scores > 0 && formatQuantity(scores, 'счёт', 'счёта', 'счетов'),
      rounds > 0 && formatChanges(rounds, 'в\u00a0раундах'),
      roster > 0 && formatChanges(roster, 'состава'),
    ].filter((one) => one !== false),
  );
}
