import { isComplete } from '../../../domain/play/round';
import { playEnd, roundEnd, untilText } from '../../../domain/play/roundClock';
import { toServerTime } from '../../api/serverClock';
import { config } from '../../config';
import { useMinute } from '../../ui/useMinute';
import { usePlayContext } from './rounds/playContext';

/** PLAY-1, PLAY-9: «раунд до 19:42, игра до 20:38» while a round is played; empty otherwise. */
export function useRoundTimes(): string {
  const { state, begun, planned, step } = usePlayContext();
  const now = toServerTime(useMinute());
  const running = begun.at(-1);
  if (!running || step.kind === 'finished') return '';
  const round = roundEnd(running, { changeMinutes: 0 });
  const end = playEnd(running, Math.max(0, planned - begun.length), state.settings, now);
  const texts = [
    round !== null && !isComplete(running) && `раунд ${untilText(round, config.timeZone)}`,
    end !== null && `игра ${untilText(end, config.timeZone)}`,
  ];
  return texts.filter(Boolean).join(', ');
}
