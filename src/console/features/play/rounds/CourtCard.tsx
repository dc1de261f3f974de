import { useId } from 'react';
import { toMatchKey } from '../../../../domain/play/changes/pendingPlay';
import type { Match, Round } from '../../../../domain/play/model/round';
import { describeWishesBrokenByMatch } from '../../../../domain/play/draw/wishTexts';
import { RESULT_MARK_LABELS } from '../../../../domain/play/score/formatScore';
import { getOtherSide, SIDES } from '../../../../domain/play/score/completeResult';
import { isMatchPlayed, findWinningSide } from '../../../../domain/play/score/winningSide';
import { CheckIcon, UnsentIcon } from '../../../ui/icons/lazyIcons';
import styles from './CourtCard.module.css';
import { MatchScoreFields } from './score/MatchScoreFields';
import { PairNames } from './PairNames';
import { usePlayContext } from './playContext';
import { useHasKeyboard } from './useHasKeyboard';
import { describeUnusualPairing, formatCourtSeedPlaces } from './describeUnusualPairing';

function State({
  match,
  isUnsent,
  isStarted,
}: {
  match: Match;
  isUnsent: boolean;
  isStarted: boolean;
}) {
  if (isUnsent) {
    return (
      <span className={styles.unsent}>
        <UnsentIcon />
        ждёт сети
      </span>
    );
  }
  if (match.result === null) {
    return <span className={styles.state}>{isStarted ? 'ждёт счёта' : 'не начат'}</span>;
  }
  return (
    <span className={styles.played}>
      <CheckIcon />
      {match.result.mark === null ? 'сыгран' : RESULT_MARK_LABELS[match.result.mark]}
    </span>
  );
}

type MatchScoresProps = {
  round: Round;
  match: Match;
  isUnsent: boolean;
  /** True once the round has started. */
  hasScores: boolean;
  /** Null if no score can be entered: before the start or after the end. */
  onOpen: (() => void) | null;
};

/** Both pairs of a match with their points; a press opens the score pad (PLAY-3). */
function MatchScores({ round, match, isUnsent, hasScores, onOpen }: MatchScoresProps) {
  const { getShortName, getCourtName } = usePlayContext();
  const { result } = match;
  const winner = result && findWinningSide(result);
  const pairs = SIDES.map((side) => (
    <span key={side} className={styles.pair}>
      <PairNames pair={match[side]} round={round} />
      {hasScores && (
        <span
          className={styles.box}
          data-won={winner === side || undefined}
          data-lost={winner === getOtherSide(side) || undefined}
          data-empty={!isMatchPlayed(result) || undefined}
          data-unsent={isUnsent || undefined}
        >
          {isMatchPlayed(result) ? result[side] : '–'}
        </span>
      )}
    </span>
  ));
  if (!onOpen) return <div className={styles.match}>{pairs}</div>;
  const names = SIDES.map((side) => match[side].map(getShortName).join(' и ')).join(' против ');
  const score = isMatchPlayed(result) ? `${result.a}:${result.b}` : 'без счёта';
  return (
    <button
      type="button"
      data-match
      className={styles.match}
      aria-label={`${getCourtName(match.court)}: ${names}, ${score}. Записать счёт`}
      onClick={onOpen}
    >
      {pairs}
    </button>
  );
}

/** A court of the current or next round: two pairs with their score (PLAY-10). */
export function CourtCard({ round, match }: { round: Round; match: Match }) {
  const context = usePlayContext();
  const { state, getCourtName, unsentKeys, openPad, startedRounds, getShortName, drawContext } =
    context;
  const titleId = useId();
  const hasKeyboard = useHasKeyboard();
  const { start } = round;
  const canScore = start !== null && context.step.kind !== 'finished';
  const isUnsent = unsentKeys.has(toMatchKey(round.id, match.court));
  const place = { roundId: round.id, court: match.court };
  const wishes = drawContext?.wishes ?? [];
  const notes = [
    describeUnusualPairing(state, startedRounds, round, match, wishes, getShortName),
    describeWishesBrokenByMatch(match, wishes, getShortName),
  ].filter((one) => one !== null);
  return (
    <section
      className={styles.card}
      aria-labelledby={titleId}
      data-round={round.id}
      data-court={match.court}
    >
      <header>
        <span className={styles.badge} aria-hidden="true">
          {match.court}
        </span>
        <h3 id={titleId}>{getCourtName(match.court)}</h3>
        <span className={styles.seeds}>{formatCourtSeedPlaces(round, match)}</span>
        <State match={match} isUnsent={isUnsent} isStarted={start !== null} />
      </header>
      {start && canScore && hasKeyboard && match.result?.mark !== 'notPlayed' ? (
        <MatchScoreFields round={round} match={match} terms={start.terms} isUnsent={isUnsent} />
      ) : (
        <MatchScores
          round={round}
          match={match}
          isUnsent={isUnsent}
          hasScores={start !== null}
          onOpen={canScore ? () => openPad(place) : null}
        />
      )}
      {(notes.length > 0 || (canScore && hasKeyboard)) && (
        <footer>
          <span>{notes.join('. ')}</span>
          {canScore && hasKeyboard && (
            <button
              type="button"
              aria-label={`Прерван или не сыгран: ${match.a.map(getShortName).join(' и ')}`}
              onClick={() => openPad(place)}
            >
              Прерван или не сыгран?
            </button>
          )}
        </footer>
      )}
    </section>
  );
}
