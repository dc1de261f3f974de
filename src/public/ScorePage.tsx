import { toOneLine } from '../domain/lib/oneLine';
import type { ScoreLinkView } from '../domain/play/scoreLink/linkView';
import { Document, type PublicSite } from './Document';
import type { ScorePageBodyProps } from './score/props';
import { ScorePageBody } from './score/ScorePageBody';

export type ScorePageProps = Omit<ScorePageBodyProps, 'device'> & {
  site: PublicSite;
  /** Type of the tournament. */
  title: string;
};

/** Number of seconds after which a browser without a working script reloads the page. */
const REFRESH = 15;
/** Number of seconds while a player is choosing a number or reading an error. */
const CALM_REFRESH = 60;

/** The initial state for the page's script, as an attribute. */
const toStateAttribute = (board: ScoreLinkView): string => JSON.stringify(board);

/** The page of a score link, on which scores of the current round are entered (SEEN-14). */
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
