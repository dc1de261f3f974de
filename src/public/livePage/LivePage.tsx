import type { LivePageView } from '../../domain/play/livePage/livePageView';
import { Document, type PageAssets, type PublicSite } from '../Document';
import { LivePageTop } from './LivePageTop';
import { LiveStandings } from './LiveStandings';
import { NextRoundNote } from './NextRoundNote';
import { LivePlayerList } from './LivePlayerList';
import { RoundCourts } from './RoundCourts';
import { buildLivePagePreview, formatLivePageTitle } from './titles';
import { PlayerChooser } from './PlayerChooser';

export type LivePageProps = {
  site: PublicSite;
  board: PageAssets;
  view: LivePageView;
  /** IANA name of the club's time zone. */
  zone: string;
  /** Tag of the content. The script loads the page again when the tag changes. */
  tag: string;
  /** True for the address of the board, which is a board in a window of any width. */
  isBoard: boolean;
  /** This page's path. */
  path: string;
};

/** Seconds after which a browser without a working script reloads the page. */
const REFRESH = 15;

/** Windows in which the page is a board. */
const BOARD_MEDIA = '(min-width: 1000px)';

const Qr = ({ path }: { path: string }) => (
  <aside className="qr" aria-label="Страница в телефоне">
    <img
      src={`${path}/qr.svg`}
      width="212"
      height="212"
      alt="QR-код этой страницы"
      loading="lazy"
    />
    <p>
      <strong>
        Ваш корт
        <br />и место
      </strong>
      <br />в телефоне
    </p>
  </aside>
);

/** The page's content for phones and for the board: the current courts and the standings (SEEN-3, SEEN-7). */
export const LivePage = ({ site, board, view, zone, tag, isBoard, path }: LivePageProps) => {
  const { phase, current, next } = view;
  // After a round, players need their next court first.
  const isNextFirst = next !== null && (current === null || current.isComplete);
  const [first, second] = isNextFirst ? [next, current] : [current, next];
  const isFinished = phase === 'finished';
  return (
    <Document
      site={site}
      sheet={{ ...board, media: isBoard ? undefined : BOARD_MEDIA }}
      title={formatLivePageTitle(view)}
      preview={buildLivePagePreview(view)}
      note={<span className="fresh scripted" />}
      head={<PlayerChooser players={view.players} />}
      html={{ 'data-live': phase, ...(isBoard && { 'data-board': '' }) }}
      main={{ 'data-tag': tag, 'data-phase': phase }}
      refresh={REFRESH}
      aside={<Qr path={path} />}
    >
      <LivePageTop view={view} zone={zone} isNextFirst={isNextFirst} />
      <div className="rounds">
        {first && <RoundCourts round={first} isFirst={!isFinished} />}
        {phase === 'before' && !first && <LivePlayerList {...view} />}
        {!isNextFirst && <NextRoundNote view={view} zone={zone} />}
        {second && <RoundCourts round={second} isFirst={false} />}
      </div>
      <LiveStandings table={view.table} phase={phase} />
    </Document>
  );
};
