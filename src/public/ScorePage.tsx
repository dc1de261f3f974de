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

/** Seconds after which a browser without a working script reloads the page. */
const REFRESH = 15;
/** The same while a player chooses a number or reads an error. */
const CALM_REFRESH = 60;

/** The initial state of the page's script. */
const toStateAttribute = (board: ScoreLinkView): string => JSON.stringify(board);

/** The page of a score link, for the scores of the current round (SEEN-14). */
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
