import { pick } from '../../lib/pick';
import type { Entry, EntryPerson, EntryState } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { hasAttended } from '../../play/roster/attendance';
import { isSamePerson } from '../../play/roster/carryOver';
import { listWithStatus } from '../../play/roster/roster';
import type { Play } from '../../play/wire/playWire';
import { listPlayedEntryIds } from '../../play/score/playedMatches';
import { createPlayerFinder } from '../createPlayerFinder';
import type { Player } from '../playerWire';

type Evening = Pick<Play, 'entries' | 'rounds'>;

/** A person of an earlier evening who is offered for this one. */
type ReturningPerson = {
  entry: Entry;
  /** The last known values of a known player, else those of the entry. */
  person: EntryPerson & Pick<EntryState, 'sex'>;
  /** The number of evenings that the person came to. */
  visits: number;
  /** True for at least half of the evenings. */
  isFrequent: boolean;
};

const PERSON_FIELDS = ['givenName', 'familyName', 'phone', 'level', 'sex'] as const;

function listAttended({ entries, rounds }: Evening): Entry[] {
  const played = listPlayedEntryIds(rounds);
  return listWithStatus(entries, 'confirmed').filter((entry) =>
    hasAttended({ ...entry, hasPlayed: played.has(entry.id) }),
  );
}

/**
 * The people who came to an evening and are not in the roster yet, the most frequent first, each once (ROSTER-49).
 * @param evenings the offered evening, then earlier ones like it
 * @param here the roster
 * @param players known to the club
 */
export function listReturning(
  evenings: readonly Evening[],
  here: readonly Entry[],
  players: readonly Player[],
): ReturningPerson[] {
  const find = createPlayerFinder(players);
  const findPlayer = (entry: Entry) => find({ name: formatFullName(entry), phone: entry.phone });
  const isSame = (one: Entry, other: Entry) => {
    const [player, otherPlayer] = [findPlayer(one), findPlayer(other)];
    return player && otherPlayer ? player.id === otherPlayer.id : isSamePerson(one, other);
  };
  const attended = evenings.map(listAttended);
  const present = here.filter(({ status }) => status !== 'removed');
  return (attended[0] ?? [])
    .filter(
      (entry, at, all) =>
        !present.some((other) => isSame(entry, other)) &&
        !all.slice(0, at).some((other) => isSame(entry, other)),
    )
    .map((entry) => {
      const player = findPlayer(entry);
      const visits = attended.filter((all) => all.some((other) => isSame(entry, other))).length;
      return {
        entry,
        person: { ...pick(player ?? entry, PERSON_FIELDS), sex: player?.sex ?? entry.sex },
        visits,
        isFrequent: visits * 2 >= evenings.length,
      };
    })
    .toSorted((one, other) => other.visits - one.visits);
}
