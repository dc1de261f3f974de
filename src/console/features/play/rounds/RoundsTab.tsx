import { isRoundComplete, findFinal, type Round } from '../../../../domain/play/model/round';
import { formatRoundName } from '../../../../domain/play/model/roundName';
import { IconButton, Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { BackIcon } from '../../../ui/icons/lazyIcons';
import { useIsPhone } from '../../../ui/layout/useMediaQuery';
import { isRunningDrawStale } from '../../../../domain/play/draw/startedDraw';
import drawAnewStyles from './DrawAnew.module.css';
import { PastRound } from './PastRound';
import { ScheduleStrip } from './ScheduleStrip';
import { usePlayContext } from './playContext';
import { RoundClock } from './RoundClock';
import { formatRoundTimes } from './formatRoundTimes';
import { RoundPanel } from './RoundPanel';
import { useHasKeyboard } from './useHasKeyboard';
import styles from './Rounds.module.css';
import { useEffect, useCallback, useState } from 'react';

/** Elements that handle keys themselves. */
const TYPING = 'input, select, textarea, [contenteditable], dialog, [popover], [role="menu"]';

/** Moves a digit typed outside the fields into the first empty field (PLAY-3). */
function useDigitKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const findField = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
      const isTaken = target instanceof Element && target.closest(TYPING);
      if (isTaken || document.querySelector('dialog[open]')) return;
      const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-score]')];
      // The key's default action types the digit into the focused field.
      fields.find(({ value }) => value === '')?.focus();
    };
    document.addEventListener('keydown', findField);
    return () => document.removeEventListener('keydown', findField);
  }, [isOn]);
}

/** Offers a new draw of the running round until the round has a score (PLAY-56). */
function DrawAnew() {
  const { state, drawContext, startedRounds, actions } = usePlayContext();
  if (!drawContext || !isRunningDrawStale(state, drawContext)) return null;
  const number = startedRounds.length;
  const order = state.settings.seating === 'winnersUp' ? 'Лестница' : 'Таблица';
  const title = `${order} изменилась`;
  return (
    <section className={drawAnewStyles.offer} aria-label={title} role="status">
      <span>
        <strong>{title}.</strong> Раунд {number} начат по прежней, счёта в нём ещё нет.
      </span>
      <Button onClick={() => void actions.drawAnew()}>Перерисовать раунд {number}</Button>
    </section>
  );
}

/**
 * The shown round: the current one, or a chosen one until the next round starts (PLAY-10). A final is shown as soon as
 * it is drawn (PLAY-86).
 */
export function useShownRound(startedCount: number, rounds: readonly Round[]) {
  const current = findFinal(rounds) ? rounds.length : Math.max(1, startedCount);
  const during = `${startedCount} ${current}`;
  const [chosen, setChosen] = useState<{ number: number; during: string } | null>(null);
  const isChosen = chosen?.during === during && chosen.number <= rounds.length;
  const show = useCallback((number: number) => setChosen({ number, during }), [during]);
  return {
    number: isChosen ? chosen.number : current,
    show,
  };
}

type ShownRound = ReturnType<typeof useShownRound>;

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
