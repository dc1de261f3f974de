import type { ScoreLinkMatch } from '../../domain/play/scoreLink/linkView';
import { createPadAddress, formatPadQuery } from '../../domain/play/scoreLink/padAddress';
import { SIDES } from '../../domain/play/score/completeResult';
import { RESULT_MARK_LABELS } from '../../domain/play/score/formatScore';
import { isMatchPlayed, findWinningSide } from '../../domain/play/score/winningSide';

const getActionText = ({ result, access }: ScoreLinkMatch): string =>
  access === 'fixed' ? 'записал клуб' : result ? 'Исправить' : 'Записать счёт';

type ScoreCourtCardProps = {
  roundId: string;
  match: ScoreLinkMatch;
  isUnsent: boolean;
};

/** A court with its pairs and points. A press opens the pad if the link may write (SEEN-14). */
export const ScoreCourtCard = ({ roundId, match, isUnsent }: ScoreCourtCardProps) => {
  const { court, name, pairs, result, access } = match;
  const winner = result && findWinningSide(result);
  return (
    <li className={`match ${isUnsent ? 'unsent' : ''} ${result ? '' : 'open'}`}>
      <h3>
        <b aria-hidden="true">{court}</b>
        <span>{name}</span>
        {isUnsent && <small>ждёт сети</small>}
        {result?.mark && <small>{RESULT_MARK_LABELS[result.mark]}</small>}
      </h3>
      {SIDES.map((side) => (
        <p key={side} className={winner === side ? 'pair won' : 'pair'}>
          <span>
            {pairs[side].map((player) => (
              <bdi key={player}>{player}</bdi>
            ))}
          </span>
          <b>{isMatchPlayed(result) ? result[side] : '–'}</b>
        </p>
      ))}
      {access === 'fixed' ? (
        <small className="do">{getActionText(match)}</small>
      ) : (
        <a
          className="do"
          id={`court${court}`}
          href={formatPadQuery(createPadAddress(roundId, court))}
        >
          {getActionText(match)}
          <span className="hidden">: {name}</span>
        </a>
      )}
    </li>
  );
};
