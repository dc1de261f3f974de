import { formatCourtInSentence } from '../../domain/play/model/formatCourtInSentence';
import type { ScoreLinkView } from '../../domain/play/scoreLink/linkView';
import { createPadAddress, formatPadQuery } from '../../domain/play/scoreLink/padAddress';
import { formatRoundTerms } from '../../domain/play/score/formatRoundTerms';
import { ScoreCourtCard } from './ScoreCourtCard';

const Message = ({ title, text }: { title: string; text: string }) => (
  <div className="text">
    <h2 id="title" tabIndex={-1}>
      {title}
    </h2>
    <p>{text}</p>
  </div>
);

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
