import { listMatchPlayers, type Round } from '../../../../domain/play/model/round';
import { formatRoundName } from '../../../../domain/play/model/roundName';
import { formatResult } from '../../../../domain/play/score/formatScore';
import { getOtherSide, SIDES } from '../../../../domain/play/score/completeResult';
import { isMatchPlayed, findWinningSide } from '../../../../domain/play/score/winningSide';
import { usePlayContext } from './playContext';
import { formatRoundTimes } from './formatRoundTimes';
import styles from './Rounds.module.css';

type PastRoundProps = { round: Round; number: number; next: Round | undefined };

/** A played round in compact form. Until the play ends, pressing a match opens its score (PLAY-10). */
export function PastRound({ round, number, next }: PastRoundProps) {
  const { drawContext, getShortName, getCourtName, openPad, step } = usePlayContext();
  const isLocked = step.kind === 'finished';
  const name = formatRoundName(round, number);
  return (
    <section className={styles.past} aria-label={name}>
      <h3>
        {name}
        <span>{formatRoundTimes(round, next)}</span>
        {round.isManual && <span>изменён вручную</span>}
        {drawContext?.format.seedingRules && round.seeding.length === 0 && <span>по жребию</span>}
      </h3>
      <div className={styles.courts}>
        {round.matches.map((match) => {
          const winner = match.result && findWinningSide(match.result);
          return (
            <button
              key={match.court}
              type="button"
              className={styles.pastMatch}
              aria-label={`${name}, ${getCourtName(match.court)}: ${listMatchPlayers(match).map(getShortName).join(', ')}, ${formatResult(match.result)}${isLocked ? '' : '. Исправить'}`}
              disabled={isLocked}
              onClick={() => openPad({ roundId: round.id, court: match.court })}
            >
              <span className={styles.pastCourt}>{match.court}</span>
              <span className={styles.pastPairs}>
                {SIDES.map((side) => (
                  <span key={side} data-lost={winner === getOtherSide(side) || undefined}>
                    <bdi>{match[side].map(getShortName).join(' + ')}</bdi>
                    <b>{isMatchPlayed(match.result) ? match.result[side] : '–'}</b>
                  </span>
                ))}
              </span>
            </button>
          );
        })}
      </div>
      {round.rests.length > 0 && (
        <p className={styles.rests}>Отдыхали: {round.rests.map(getShortName).join(', ')}</p>
      )}
    </section>
  );
}
