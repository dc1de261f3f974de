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

/** A person from an earlier tournament whom the desk can add to this one. */
type ReturningPerson = {
  entry: Entry;
  /** The latest values of a known player, otherwise those of the entry. */
  person: EntryPerson & Pick<EntryState, 'sex'>;
  /** Number of the similar tournaments that the person attended. */
  visits: number;
  /** True when the person attended at least half of the similar tournaments. */
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
 * Lists the people who attended a tournament and are not in the roster yet, most frequent first, each once (ROSTER-49).
 * @param evenings the chosen tournament, then similar earlier ones
 * @param here the roster
 * @param players the club's players
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
