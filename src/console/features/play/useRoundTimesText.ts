import { isFinal, isRoundComplete } from '../../../domain/play/model/round';
import {
  computePlayEnd,
  computeRoundEnd,
  formatUntil,
} from '../../../domain/play/rounds/roundClock';
import { toServerTime } from '../../api/request/serverClock';
import { config } from '../../config';
import { useMinute } from '../../ui/time/useMinute';
import { usePlayContext } from './rounds/playContext';

/** Returns «раунд до 19:42, игра до 20:38» while a round is in progress. Otherwise empty (PLAY-1, PLAY-9). */
export function useRoundTimesText(): string {
  const { state, startedRounds, planned, step } = usePlayContext();
  const now = toServerTime(useMinute());
  const running = startedRounds.at(-1);
  if (!running || step.kind === 'finished') return '';
  const round = computeRoundEnd(running);
  const end = computePlayEnd(state.rounds, planned, state.settings, now);
  const texts = [
    round !== null &&
      !isRoundComplete(running) &&
      `${isFinal(running) ? 'финал' : 'раунд'} ${formatUntil(round, config.timeZone)}`,
    end !== null && `игра ${formatUntil(end, config.timeZone)}`,
  ];
  return texts.filter(Boolean).join(', ');
}
