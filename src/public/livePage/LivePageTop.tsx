import { Fragment } from 'react';
import { toOneLine } from '../../domain/lib/oneLine';
import { formatDayHeading } from '../../domain/dates/formatDays';
import { formatOrRaw } from '../../domain/lib/formatOrRaw';
import { formatInstantTime } from '../../domain/dates/instants';
import { formatQuantity } from '../../domain/lib/formatQuantity';
import { formatCountdownTarget } from '../../domain/play/livePage/livePageTexts';
import type { LivePageView } from '../../domain/play/livePage/livePageView';
import { formatTimeRange } from '../../domain/dates/time';
import { formatRoundTerms } from '../../domain/play/score/formatRoundTerms';
import { Ball } from '../Document';
import { formatUnbreakableName } from './PlayerName';

type LivePageTopProps = {
  view: LivePageView;
  /** The club's time zone, an IANA name. */
  zone: string;
  /** True when the next round's courts are shown first. */
  isNextFirst: boolean;
};

/** A pair that has won the final together is not described as a shared first place (PLAY-86). */
function getWinnersLabel({ winners, current }: LivePageView): string {
  if (winners.length === 1) return 'Первое место';
  const isWonInFinal = current?.isFinal && current.matches[0]?.score;
  return isWonInFinal ? 'Победители' : 'Первое место делят';
}

const Heading = ({ view, isNextFirst }: Omit<LivePageTopProps, 'zone'>) => {
  const { phase, type, winners, current, next, planned } = view;
  if (phase === 'before' || !current) return <h1>{toOneLine(type) || 'Турнир'}</h1>;
  if (phase === 'playing') {
    const { name, isFinal } = isNextFirst && next ? next : current;
    return (
      <h1>
        {name} {!isFinal && <span>из {planned}</span>}
      </h1>
    );
  }
  if (winners.length === 0) return <h1>Турнир закончен</h1>;
  return (
    <>
      <p className="won">{getWinnersLabel(view)}</p>
      <h1>
        {winners.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <bdi>{formatUnbreakableName(name)}</bdi>
          </Fragment>
        ))}
      </h1>
    </>
  );
};

/** Formats the date and the times: «Среда, 25 ноября, 19:00 – 20:45». */
const formatWhen = ({ date, startTime, endTime }: LivePageView): string =>
  `${formatOrRaw(date, (day) => formatDayHeading(day, day))}, ${formatTimeRange(startTime, endTime)}`;

/** Formats the type and the length of a match: «Мексикано, до суммы 24». */
function describeKind(view: LivePageView): string {
  const { phase, type, current, terms, planned, playing } = view;
  const rounds = formatQuantity(planned, 'раунд', 'раунда', 'раундов');
  if (phase === 'before') return `${rounds}, ${formatRoundTerms(terms)}`;
  if (phase === 'finished' && current)
    return [toOneLine(type), current.isFinal ? `${rounds} и финал` : rounds, playing]
      .filter(Boolean)
      .join(', ');
  return `${toOneLine(type)}, ${formatRoundTerms(terms)}`;
}

const Until = ({ view, zone, isNextFirst }: LivePageTopProps) => {
  const { phase, endsAt, startTime, current } = view;
  if (phase === 'before') {
    return (
      <p className="until">
        начало в <b>{startTime}</b>
      </p>
    );
  }
  if (phase === 'finished' || !current) return null;
  if (endsAt === null) {
    const played = current.isFinal ? 'финал сыгран' : 'раунд сыгран';
    return <p className="until">{isNextFirst ? 'скоро начнётся' : played}</p>;
  }
  const time = formatInstantTime(endsAt, zone);
  return (
    <>
      <p className="until">
        {formatCountdownTarget(view)} в <b>{time}</b>
      </p>
      <p
        className="clock"
        role="timer"
        data-ends={endsAt}
        data-minutes={view.roundMinutes}
        data-coming={formatCountdownTarget(view)}
        data-time={time}
        hidden
      >
        <span /> <b />
      </p>
    </>
  );
};

/** The round, the length of its matches and its end. */
export const LivePageTop = (props: LivePageTopProps) => {
  const { view } = props;
  return (
    <div className="top">
      <div className="title">
        <Heading {...props} />
      </div>
      <p className="kind">
        <Ball />
        {describeKind(view)}
      </p>
      {view.phase === 'before' && <p className="date">{formatWhen(view)}</p>}
      <Until {...props} />
      <progress max="1" value="0" aria-hidden="true" />
    </div>
  );
};
