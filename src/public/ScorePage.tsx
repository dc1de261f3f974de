import { toOneLine } from '../domain/lib/oneLine';
import type { ScoreLinkView } from '../domain/play/scoreLink/linkView';
import { Document, type PublicSite } from './Document';
import type { ScorePageBodyProps } from './score/props';
import { ScorePageBody } from './score/ScorePageBody';

export type ScorePageProps = Omit<ScorePageBodyProps, 'device'> & {
  site: PublicSite;
  /** The tournament's type. */
  title: string;
};

/** Seconds after which a browser in which the script does not work asks again. */
const REFRESH = 15;
/** As above, while somebody chooses a number or reads what was wrong. */
const CALM_REFRESH = 60;

/** What the page's script begins with. */
const toStateAttribute = (board: ScoreLinkView): string => JSON.stringify(board);

/** SEEN-14: the page on which whoever has its address enters the scores of the round under way. */
export const ScorePage = ({ site, title, ...view }: ScorePageProps) => (
  <Document
    site={site}
    title={view.problem ? `Ошибка: счёт матчей` : 'Счёт матчей'}
    head={
      <>
        <div className="court">
          <h1>Счёт матчей</h1>
          <p className="when">{toOneLine(title) || 'Турнир'}</p>
        </div>
        <p className="lost" role="status" />
      </>
    }
    refresh={view.problem === null && view.address.court === null ? REFRESH : CALM_REFRESH}
  >
    <div className="score" data-board={toStateAttribute(view.board)}>
      <ScorePageBody {...view} device={null} />
    </div>
  </Document>
);
