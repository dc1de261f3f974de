import { Fragment } from 'react';
import { inOneLine } from '../../domain/announcement';
import { formatComingDay } from '../../domain/calendarFormat';
import { formatOrRaw } from '../../domain/format';
import { timeOf } from '../../domain/instants';
import { plural } from '../../domain/plural';
import { comingText, shortTermsText } from '../../domain/play/livePage/livePageTexts';
import type { LivePageView } from '../../domain/play/livePage/livePageView';
import { formatTimeRange } from '../../domain/time';
import { Ball } from '../Document';
import { unbroken } from './PlayerName';

type LivePageTopProps = {
  view: LivePageView;
  /** IANA name. */
  zone: string;
  /** Whether the next round's courts are what is shown first. */
  isNextFirst: boolean;
};

const Heading = ({ view, isNextFirst }: Omit<LivePageTopProps, 'zone'>) => {
  const { phase, type, winners, current, planned } = view;
  if (phase === 'before' || !current) return <h1>{inOneLine(type) || 'Турнир'}</h1>;
  if (phase === 'playing') {
    return (
      <h1>
        Раунд {isNextFirst ? current.number + 1 : current.number} <span>из {planned}</span>
      </h1>
    );
  }
  if (winners.length === 0) return <h1>Турнир закончен</h1>;
  return (
    <>
      <p className="won">{winners.length === 1 ? 'Первое место' : 'Первое место делят'}</p>
      <h1>
        {winners.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <bdi>{unbroken(name)}</bdi>
          </Fragment>
        ))}
      </h1>
    </>
  );
};

/** «Среда, 25 ноября, 19:00 – 20:45». */
const whenText = ({ date, startTime, endTime }: LivePageView): string =>
  `${formatOrRaw(date, (day) => formatComingDay(day, day))}, ${formatTimeRange(startTime, endTime)}`;

/** «Мексикано, до 24». */
function kindText(view: LivePageView): string {
  const { phase, type, current, terms, planned } = view;
  const rounds = plural(planned, 'раунд', 'раунда', 'раундов');
  if (phase === 'before') return `${rounds}, ${shortTermsText(terms)}`;
  if (phase === 'finished' && current) return `${inOneLine(type)}, ${rounds}`;
  return `${inOneLine(type)}, ${shortTermsText(terms)}`;
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
    return <p className="until">{isNextFirst ? 'скоро начнётся' : 'раунд сыгран'}</p>;
  }
  const time = timeOf(endsAt, zone);
  return (
    <>
      <p className="until">
        {comingText(view)} в <b>{time}</b>
      </p>
      <p
        className="clock"
        role="timer"
        data-ends={endsAt}
        data-minutes={view.roundMinutes}
        data-coming={comingText(view)}
        data-time={time}
        hidden
      >
        <span /> <b />
      </p>
    </>
  );
};

/** Which round it is, by what is played, and until when. */
export const LivePageTop = (props: LivePageTopProps) => {
  const { view } = props;
  return (
    <div className="top">
      <div className="title">
        <Heading {...props} />
      </div>
      <p className="kind">
        <Ball />
        {kindText(view)}
      </p>
      {view.phase === 'before' && <p className="date">{whenText(view)}</p>}
      <Until {...props} />
      <progress max="1" value="0" aria-hidden="true" />
    </div>
  );
};
