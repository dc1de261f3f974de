import { ROUNDS_MAX, type GameSettings } from '../../../../domain/play/model/gameSettings';
import type { TournamentTimes } from '../../../../domain/play/rounds/planner';
import { isLoadEvenAfter, type RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import { computeSchedule } from '../../../../domain/play/rounds/schedule';

/**
 * Round counts to choose from, «7 — каждый с каждым, до 20:34» (PLAY-76).
 * @param meetingRounds the count after which everybody has met everybody; null without one
 */
export function listRoundOptions(
  settings: GameSettings,
  tournament: TournamentTimes,
  load: RoundLoad,
  meetingRounds: number | null,
  startedCount: number,
) {
  const describeRounds = (rounds: number): string => {
    // During the play the end depends on the actual starts of the rounds.
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
