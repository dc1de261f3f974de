import { findLevelMismatch, type LevelRange } from '../../fields/level';
import { formatFullName } from '../../play/people/names';
import { toIdentityKey } from '../identity/identityKey';
import { listAliases } from '../identity/playerAliases';
import { isSeenLately, REGULAR_TOURNAMENTS_MIN } from '../list/regulars';
import type { Player } from '../playerWire';

/** A player who may be invited to a tournament. */
export type InvitationCandidate = {
  player: Player;
  /** The stated level, otherwise the rating; null when both are unknown. */
  level: number | null;
  /** Number of attended tournaments on the weekday. */
  tournamentCount: number;
  /** True for a regular player of the weekday who still comes. */
  isRegular: boolean;
};

type Person = { name: string; phone: string | null };
/** Number of the weekday; 0 is Monday. @param date yyyy-MM-dd */
export const getWeekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

const HALF_STEPS = 2;

/** The level that decides about an invitation (PLAYER-31). */
const getInvitationLevel = ({ level, rating }: Pick<Player, 'level' | 'rating'>): number | null =>
  level ??
  (rating?.level === null || rating === null
    ? null
    : Math.round(rating.level * HALF_STEPS) / HALF_STEPS);

/**
 * Creates a check that finds a player among persons by any phone and name. When one of them has no phone, the name
 * alone decides.
 */
export function createAmongCheck(persons: readonly Person[]): (player: Player) => boolean {
  const toKey = ({ name, phone }: Person) => {
    const { nameKey } = toIdentityKey(name, phone ?? '');
    return { nameKey, whole: `${phone ?? ''} ${nameKey}` };
  };
  const known = persons.map((person) => ({ ...toKey(person), hasPhone: Boolean(person.phone) }));
  const whole = new Set(known.map((one) => one.whole));
  const names = new Set(known.map((one) => one.nameKey));
  const phoneless = new Set(known.filter((one) => !one.hasPhone).map((one) => one.nameKey));
  return (player) =>
    listAliases(player).some((alias) => {
      const key = toKey(alias);
      return (
        whole.has(key.whole) ||
        phoneless.has(key.nameKey) ||
        (alias.phone === null && names.has(key.nameKey))
      );
    });
}

/**
 * Compares candidates: regular players first, then recent players, then more tournaments on the weekday, then fewer
 * absences.
 */
const createComparer = (today: string) => (a: InvitationCandidate, b: InvitationCandidate) =>
  Number(b.isRegular) - Number(a.isRegular) ||
  Number(isSeenLately(b.player, today)) - Number(isSeenLately(a.player, today)) ||
  b.tournamentCount - a.tournamentCount ||
  a.player.noShows - b.player.noShows ||
  (formatFullName(a.player) < formatFullName(b.player) ? -1 : 1);

/**
 * The players to invite, best first (PLAYER-31). They come on that weekday, fit the tournament's levels or have no
 * level, and are not in the tournament yet.
 * @param persons people who are in the tournament, or have declined
 * @param today yyyy-MM-dd in the club's time zone
 */
export function listCandidates(
  players: readonly Player[],
  tournament: LevelRange & { date: string },
  persons: readonly Person[],
  today: string,
): InvitationCandidate[] {
  const weekday = getWeekday(tournament.date);
  const isIn = createAmongCheck(persons);
  return players
    .map((player) => {
      const tournamentCount = player.weekdays[weekday] ?? 0;
      const isRegular = tournamentCount >= REGULAR_TOURNAMENTS_MIN && isSeenLately(player, today);
      return {
        player,
        level: getInvitationLevel(player),
        tournamentCount,
        isRegular,
      };
    })
    .filter(
      ({ player, level, tournamentCount }) =>
        tournamentCount > 0 && findLevelMismatch(level, tournament) === null && !isIn(player),
    )
    .sort(createComparer(today));
}
