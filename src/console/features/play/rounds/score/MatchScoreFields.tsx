import { useId, type KeyboardEvent } from 'react';
import {
  getTermsWords,
  type Match,
  type Round,
  type RoundTerms,
} from '../../../../../domain/play/model/round';
import { getOtherSide, SIDES, type Side } from '../../../../../domain/play/score/completeResult';
import { PairNames } from '../PairNames';
import { usePlayContext } from '../playContext';
import styles from '../CourtCard.module.css';
import { useScoreInput } from './useScoreInput';

type MatchFieldsProps = { round: Round; match: Match; terms: RoundTerms; isUnsent: boolean };

const isAhead = (shownInput: Record<Side, string>, side: Side): boolean =>
  shownInput.a !== '' &&
  shownInput.b !== '' &&
  Number(shownInput[side]) > Number(shownInput[getOtherSide(side)]);

/** Both pairs of a match, each with a score field for the keyboard (PLAY-3). */
export function MatchScoreFields({ round, match, terms, isUnsent }: MatchFieldsProps) {
  const { getShortName } = usePlayContext();
  const typing = useScoreInput(round, match, terms);
  const { shownInput, problem, fields } = typing;
  const problemId = useId();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, side: Side) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && typing.isTyped) {
      event.stopPropagation();
      typing.restore();
      return;
    }
    const isBack = event.key === 'Tab' && event.shiftKey;
    // A digit key that stays pressed counts as one digit.
    if (event.repeat && /^\d$/.test(event.key)) event.preventDefault();
    else if (typing.handleKey(isBack ? 'Shift+Tab' : event.key, side, event.currentTarget)) {
      event.preventDefault();
    }
  }

  return (
    <div
      data-match
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) typing.handleLeave();
      }}
    >
      {SIDES.map((side) => (
        <div key={side} className={styles.pair}>
          <PairNames pair={match[side]} round={round} />
          <input
            ref={(field) => {
              fields.current[side] = field;
            }}
            data-score
            className={styles.score}
            data-won={isAhead(shownInput, side) || undefined}
            data-unsent={isUnsent || undefined}
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${getTermsWords(terms).label}: ${match[side].map(getShortName).join(' и ')}`}
            aria-invalid={problem !== null}
            aria-describedby={problem ? problemId : undefined}
            placeholder="–"
            value={shownInput[side]}
            onChange={({ target }) => typing.fill(target.value, side)}
            onFocus={({ target }) => target.select()}
            onKeyDown={(event) => onKeyDown(event, side)}
          />
        </div>
      ))}
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
