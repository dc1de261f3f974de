import { ROUNDS_MAX, type GameSettings } from '../../../../domain/play/model/gameSettings';
import type { TournamentTimes } from '../../../../domain/play/rounds/planner';
import { isLoadEvenAfter, type RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import { computeSchedule } from '../../../../domain/play/rounds/schedule';

/**
 * Options for the number of rounds, such as «7 — каждый с каждым, до 20:34» (PLAY-76).
 * @param meetingRounds the number after which every two players have met; null without such a number
 */
export function listRoundOptions(
  settings: GameSettings,
  tournament: TournamentTimes,
  load: RoundLoad,
  meetingRounds: number | null,
  startedCount: number,
) {
  const describeRounds = (rounds: number): string => {
    // Once rounds have started, the end depends on their actual starts.
    if (startedCount > 0) return '';
    const { endsAt, spare } = computeSchedule(settings, tournament, rounds);
    const isEven = load.resting > 0 && isLoadEvenAfter(load, rounds);
    return [
      rounds === meetingRounds ? 'каждый с каждым' : isEven && 'поровну',
      endsAt !== null && `до ${endsAt}`,
      spare !== null && spare < 0 && 'дольше турнира',
    ]
      .filter(Boolean)
      .join(', ');
  };
  const least = Math.max(1, Math.min(startedCount, settings.rounds ?? startedCount));
  return Array.from({ length: ROUNDS_MAX + 1 - least }, (_, index) => {
    const rounds = least + index;
    const note = describeRounds(rounds);
    return { value: String(rounds), label: note ? `${rounds} — ${note}` : String(rounds) };
  });
}
