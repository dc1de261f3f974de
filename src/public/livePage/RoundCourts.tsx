import type { LivePageMatch, LivePageRound } from '../../domain/play/livePage/livePageRound';
import { RESULT_MARK_LABELS } from '../../domain/play/score/formatScore';
import type { Side } from '../../domain/play/score/completeResult';
import { PlayerName, LivePlayerNames } from './PlayerName';

const Pair = ({ match, side }: { match: LivePageMatch; side: Side }) => {
  const { score, winner } = match;
  const outcome = winner === null ? '' : winner === side ? ' ahead' : ' behind';
  return (
    <p className={`pair${outcome}`}>
      {match[side].map((player) => (
        <PlayerName key={player.key} player={player} move={match.moves[player.key]} />
      ))}
      {score && <b>{score[side]}</b>}
    </p>
  );
};

const Court = ({ match }: { match: LivePageMatch }) => {
  const { court, courtName, mark } = match;
  const isNamed = courtName !== `Корт ${court}`;
  return (
    <li data-court={courtName}>
      <h3 className={isNamed ? 'named' : undefined}>
        {isNamed ? (
          courtName
        ) : (
          <>
            <span>корт</span> {court}
          </>
        )}
      </h3>
      <div>
        <Pair match={match} side="a" />
        <Pair match={match} side="b" />
        {mark && <p className="mark">{RESULT_MARK_LABELS[mark]}</p>}
      </div>
    </li>
  );
};

const DENSE = 3;
const DENSEST = 5;

const getDensityClass = (courts: number): string =>
  courts > DENSEST ? 'courts densest' : courts > DENSE ? 'courts dense' : 'courts';

/** Characters of a name that fit into a line. A longer name has smaller letters on a board with many courts. */
const LINE_LENGTH = 16;

const hasLongName = (matches: readonly LivePageMatch[]): boolean =>
  matches.some(({ a, b }) => [...a, ...b].some(({ name }) => name.length > LINE_LENGTH));

type RoundCourtsProps = {
  round: LivePageRound;
  /** True for the first of two rounds. A board shows only this one. */
  isFirst: boolean;
};

/** The courts of a round with their pairs, and the resting players (SEEN-3). */
export const RoundCourts = ({ round, isFirst }: RoundCourtsProps) => {
  const { number, name, isFinal, isBegun, matches, rests } = round;
  const title = isBegun ? name : `Следующий раунд: ${isFinal ? 'финал' : number}`;
  return (
    <section className={isFirst ? 'round first' : 'round'} aria-label={title}>
      <h2>{title}</h2>
      <ol className={`${getDensityClass(matches.length)}${hasLongName(matches) ? ' long' : ''}`}>
        {matches.map((match) => (
          <Court key={match.court} match={match} />
        ))}
      </ol>
      {rests.length > 0 && (
        <p className="rests">
          <strong>{rests.length === 1 ? 'Отдыхает' : 'Отдыхают'}</strong>{' '}
          <LivePlayerNames players={rests} />
        </p>
      )}
    </section>
  );
};
