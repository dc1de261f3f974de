import { formatCourtInSentence } from '../../domain/play/model/formatCourtInSentence';
import type { ScoreLinkMatch, ScoreLinkView } from '../../domain/play/scoreLink/linkView';
import { createPadAddress, formatPadQuery } from '../../domain/play/scoreLink/padAddress';
import { formatRoundTerms } from '../../domain/play/score/formatRoundTerms';
import { SIDES } from '../../domain/play/score/completeResult';
import { isMatchPlayed, findWinningSide } from '../../domain/play/score/winningSide';
import { RESULT_MARK_LABELS } from '../../domain/play/score/formatScore';

const Message = ({ title, text }: { title: string; text: string }) => (
  <div className="text">
    <h2 id="title" tabIndex={-1}>
      {title}
    </h2>
    <p>{text}</p>
  </div>
);

const getActionText = ({ result, access }: ScoreLinkMatch): string =>
  access === 'fixed' ? 'записал клуб' : result ? 'Исправить' : 'Записать счёт';

type ScoreCourtCardProps = {
  roundId: string;
  match: ScoreLinkMatch;
  isUnsent: boolean;
};

/** A court with its pairs and points. A press opens the pad if the link may write (SEEN-14). */
const ScoreCourtCard = ({ roundId, match, isUnsent }: ScoreCourtCardProps) => {
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

type CourtListProps = {
  board: ScoreLinkView;
  /** Courts with results that are not sent yet. */
  unsent: readonly number[];
};

/** The courts of the current round, and the link to the next missing score (SEEN-14). */
export const CourtList = ({ board: { isOver, round }, unsent }: CourtListProps) => {
  if (isOver) {
    return (
      <Message
        title="Турнир закончен"
        text="Счёт больше не вводят. Если в нём ошибка, скажите администратору."
      />
    );
  }
  if (!round) {
    return <Message title="Раунд ещё не начался" text="Когда начнётся, здесь будут корты." />;
  }
  const next = round.matches.find(({ result }) => result === null);
  return (
    <>
      <div className="round">
        <h2 id="title" tabIndex={-1}>
          {round.name}
        </h2>
        <p>{formatRoundTerms(round.terms)}</p>
      </div>
      <ul className="courts">
        {round.matches.map((match) => (
          <ScoreCourtCard
            key={match.court}
            roundId={round.id}
            match={match}
            isUnsent={unsent.includes(match.court)}
          />
        ))}
      </ul>
      {next ? (
        <div className="bar">
          <a className="go" href={formatPadQuery(createPadAddress(round.id, next.court))}>
            Записать счёт: {formatCourtInSentence(next.name)}
          </a>
        </div>
      ) : (
        <p className="note done">Все матчи раунда записаны. Новый раунд начинает администратор.</p>
      )}
    </>
  );
};
