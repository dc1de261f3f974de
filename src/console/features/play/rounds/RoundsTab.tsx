import { isRoundComplete } from '../../../../domain/play/model/round';
import { formatRoundName } from '../../../../domain/play/model/roundName';
import { IconButton } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { BackIcon } from '../../../ui/icons/lazyIcons';
import { useIsPhone } from '../../../ui/layout/useMediaQuery';
import { DrawAnew } from './DrawAnew';
import { PastRound } from './PastRound';
import { ScheduleStrip } from './ScheduleStrip';
import { usePlayContext } from './playContext';
import { RoundClock } from './RoundClock';
import { formatRoundTimes } from './formatRoundTimes';
import { RoundPanel } from './RoundPanel';
import { useDigitKeys } from './useDigitKeys';
import { useHasKeyboard } from './useHasKeyboard';
import type { ShownRound } from './useShownRound';
import styles from './Rounds.module.css';

/** The rounds: all of them at a desk, one at a time on a phone (PLAY-9, PLAY-10). */
export function RoundsTab({ shownRound: { number, show } }: { shownRound: ShownRound }) {
  const { state, startedRounds, step } = usePlayContext();
  const isPhone = useIsPhone();
  const { rounds } = state;
  const round = rounds[number - 1];
  const isOpen = Boolean(round?.start) && step.kind !== 'finished' && !isRoundComplete(round!);
  const hasKeys = useHasKeyboard() && isOpen;
  useDigitKeys(hasKeys);
  if (!round) {
    return (
      <EmptyState
        heading="h2"
        title="Раундов ещё нет"
        text="Когда игра начнётся, здесь будут корты, пары и счёт. Кто играет, отмечают во вкладке «Состав»."
      />
    );
  }
  const times = [
    round.start ? formatRoundTimes(round, rounds[number]) : 'ещё не начат',
    ...(round.isManual ? ['изменён вручную'] : []),
  ].join(' · ');
  const name = formatRoundName(round, number);
  const earlier = startedRounds.slice(0, number - 1);
  return (
    <div className={styles.rounds}>
      {!isPhone && <ScheduleStrip shownNumber={number} onShow={show} />}
      {isPhone ? (
        <div className={styles.turn}>
          <IconButton label="Раунд раньше" disabled={number === 1} onClick={() => show(number - 1)}>
            <BackIcon />
          </IconButton>
          <div>
            <h2>{name}</h2>
            <p>{times}</p>
          </div>
          <IconButton
            label="Раунд позже"
            disabled={number === rounds.length}
            onClick={() => show(number + 1)}
          >
            <BackIcon />
          </IconButton>
        </div>
      ) : (
        <h2 className={styles.title}>
          {name}
          <span>{times}</span>
          {hasKeys && (
            <span className={styles.keys}>
              <span>
                <kbd>0–9</kbd> счёт
              </span>
              <span>
                <kbd>Enter</kbd> дальше
              </span>
            </span>
          )}
        </h2>
      )}
      {number === startedRounds.length && <DrawAnew />}
      {number === startedRounds.length && <RoundClock round={round} />}
      <RoundPanel key={round.id} round={round} />
      {!isPhone &&
        earlier
          .map((past, index) => (
            <PastRound key={past.id} round={past} number={index + 1} next={rounds[index + 1]} />
          ))
          .reverse()}
    </div>
  );
}
