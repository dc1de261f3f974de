import { addDays } from '../dates/dates';
import { MINUTE_MS } from '../dates/durations';
import { toInstant } from '../dates/instants';
import { isTime } from '../dates/time';
import type { Tournament } from '../tournament/tournament';

/** From so many hours on the minutes are left out. */
const EXACT_HOURS = 6;

type UpNextTournamentState = {
  tournament: Tournament;
  isToday: boolean;
  /** Minutes until it starts; negative after that, null where its start cannot be read. */
  minutesLeft: number | null;
  /** Whether its end has passed; one without an end is never over on its day. */
  isOver: boolean;
  /** How many more there are on its day. */
  otherCount: number;
};

/**
 * DESK-4: the tournament that concerns the desk now: the first one of today that is not over, else the first
 * one of tomorrow, else the last one of today. Undefined where there is none on these days.
 * @param coming by date and time
 * @param now ms since the epoch
 * @param zone IANA name, the club's
 * @param isFinished PLAY-16: whether its play has ended, whenever its end was planned
 */
export function findUpNext(
  coming: readonly Tournament[],
  today: string,
  now: number,
  zone: string,
  isFinished: (tournamentId: number) => boolean = () => false,
): UpNextTournamentState | undefined {
  const tomorrow = addDays(today, 1);
  const near = coming.filter(({ date }) => date === today || date === tomorrow);
  const hasPassed = (date: string, time: string | null) =>
    time !== null && isTime(time) && toInstant(date, time, zone) <= now;
  const isOver = ({ id, date, end_time }: Tournament) =>
    date === today && (isFinished(id) || hasPassed(date, end_time));
  const tournament =
    near.find((one) => !isOver(one)) ?? near.findLast(({ date }) => date === today);
  if (!tournament) return undefined;
  const { date, start_time } = tournament;
  const startsIn = isTime(start_time) ? toInstant(date, start_time, zone) - now : null;
  return {
    tournament,
    isToday: date === today,
    minutesLeft: startsIn === null ? null : Math.ceil(startsIn / MINUTE_MS),
    isOver: isOver(tournament),
    otherCount: near.filter((one) => one.date === date).length - 1,
  };
}

/** «через 22 мин», «через 3 ч 5 мин», «через 17 ч»; «идёт» after the start, «закончился» after the end. */
export function formatUpNextTournament({ minutesLeft, isOver }: UpNextTournamentState): string {
  if (isOver) return 'закончился';
  if (minutesLeft === null) return '';
  if (minutesLeft <= 0) return 'идёт';
  const hours = Math.floor(minutesLeft / 60);
  const minutes = minutesLeft % 60;
  const parts = [
    hours > 0 && `${hours}\u00a0ч`,
    hours < EXACT_HOURS && minutes > 0 && `${minutes}\u00a0мин`,
  ];
  return `через ${parts.filter(Boolean).join(' ')}`;
}
