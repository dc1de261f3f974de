import { ROUNDS_MAX } from '../../../../domain/play/model/gameSettings';
import { findFinal, isFinal, isRoundComplete } from '../../../../domain/play/model/round';
import { formatRoundName } from '../../../../domain/play/model/roundName';
import { PlusIcon } from '../../../ui/icons/icons';
import { CheckIcon } from '../../../ui/icons/lazyIcons';
import { usePlayContext } from './playContext';
import { formatClubTime } from './formatRoundTimes';
import styles from './Rounds.module.css';

/** Maximum number of rounds with the word «Раунд»; more rounds are numbers only, to fit one line at a desk. */
const NAMED_MAX = 8;

type ScheduleStripProps = { shownNumber: number; onShow: (number: number) => void };

/** Buttons for all drawn and planned rounds, then the final or «ещё раунд» (PLAY-9, PLAY-86). */
export function ScheduleStrip({ shownNumber, onShow }: ScheduleStripProps) {
  const { state, planned, actions, step } = usePlayContext();
  const hasFinal = findFinal(state.rounds) !== undefined;
  const count = hasFinal ? state.rounds.length : Math.max(planned, state.rounds.length);
  const isShort = count > NAMED_MAX;
  return (
    <nav className={styles.strip} data-short={isShort || undefined} aria-label="Раунды">
      {Array.from({ length: count }, (_, index) => {
        const round = state.rounds[index];
        const number = index + 1;
        return (
          <button
            key={number}
            type="button"
            aria-label={formatRoundName(round ?? {}, number)}
            aria-current={shownNumber === number ? 'step' : undefined}
            data-started={round?.start ? '' : undefined}
            disabled={!round}
            onClick={() => onShow(number)}
          >
            {round?.start && isRoundComplete(round) && <CheckIcon />}
            {round && isFinal(round) ? (
              'Финал'
            ) : (
              <>
                {!isShort && <span>Раунд</span>}
                {number}
              </>
            )}
            {round?.start && !isShort && <small>{formatClubTime(round.start.at)}</small>}
          </button>
        );
      })}
      {count < ROUNDS_MAX && step.kind !== 'finished' && !hasFinal && (
        <button type="button" aria-label="Ещё раунд" title="Ещё раунд" onClick={actions.addRound}>
          <PlusIcon />
        </button>
      )}
    </nav>
  );
}
