import type { Match, Round } from '../../../../../domain/play/model/round';
import { getOtherSide, SIDES } from '../../../../../domain/play/score/completeResult';
import { isMatchPlayed, findWinningSide } from '../../../../../domain/play/score/winningSide';
import styles from '../CourtCard.module.css';
import { PairNames } from '../PairNames';
import { usePlayContext } from '../playContext';

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
export function MatchScores({ round, match, isUnsent, hasScores, onOpen }: MatchScoresProps) {
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
