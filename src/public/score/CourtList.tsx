import type { LinkBoard, LinkMatch } from '../../domain/play/scoreLink/linkBoard';
import { padOn, padQuery } from '../../domain/play/scoreLink/padAddress';
import { termsText } from '../../domain/play/score/termsText';
import { CourtCard } from './CourtCard';

/** «корт 3» within a sentence. */
export const courtInText = ({ name }: Pick<LinkMatch, 'name'>): string =>
  name.replace(/^Корт /, 'корт ');

const Message = ({ title, text }: { title: string; text: string }) => (
  <div className="text">
    <h2 id="title" tabIndex={-1}>
      {title}
    </h2>
    <p>{text}</p>
  </div>
);

type CourtListProps = {
  board: LinkBoard;
  /** Courts whose results wait for a network. */
  unsent: readonly number[];
};

/** SEEN-14: the courts of the round under way, and the way to the next score that is missing. */
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
          Раунд {round.number}
        </h2>
        <p>{termsText(round.terms)}</p>
      </div>
      <ul className="courts">
        {round.matches.map((match) => (
          <CourtCard
            key={match.court}
            roundId={round.id}
            match={match}
            isUnsent={unsent.includes(match.court)}
          />
        ))}
      </ul>
      {next ? (
        <div className="bar">
          <a className="go" href={padQuery(padOn(round.id, next.court))}>
            Записать счёт: {courtInText(next)}
          </a>
        </div>
      ) : (
        <p className="note done">Все матчи раунда записаны. Новый раунд начинает администратор.</p>
      )}
    </>
  );
};
