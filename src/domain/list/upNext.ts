import { addDays } from '../dates/dates';
import { MINUTE_MS } from '../dates/durations';
import { toInstant } from '../dates/instants';
import { isTime } from '../dates/time';
import { FINISHED_TEXT } from '../play/model/outcome';
import type { Tournament } from '../tournament/tournament';

/** Number of hours from which the remaining time omits minutes. */
const EXACT_HOURS = 6;

type UpNextTournamentState = {
  tournament: Tournament;
  isToday: boolean;
  /** Minutes until the start; negative after it, null when the start is invalid. */
  minutesLeft: number | null;
  /** True after the end. A tournament without an end is not over on its day. */
  isOver: boolean;
  /** Number of other tournaments on the same day. */
  otherCount: number;
};

/**
 * The tournament that the desk needs now (DESK-4): today's first unfinished one, otherwise tomorrow's first, otherwise
 * today's last. Undefined when both days have none.
 * @param coming by date and time
 * @param now ms since the epoch
 * @param zone IANA name of the club's zone
 * @param isFinished true when the play has ended, regardless of the planned end (PLAY-16)
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

/** Returns «через 22 мин», «через 3 ч 5 мин», «через 17 ч»; «идёт» after the start, «закончен» after the end. */
export function formatUpNextTournament({ minutesLeft, isOver }: UpNextTournamentState): string {
  if (isOver) return FINISHED_TEXT;
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
