import type { LivePageView } from '../../domain/play/livePage/livePageView';
import { Document, type PageAssets, type PublicSite, type LinkPreview } from '../Document';
import { LivePageTop } from './LivePageTop';
import { LiveStandings } from './LiveStandings';
import { RoundCourts } from './RoundCourts';
import { describeNextRound } from '../../domain/play/livePage/livePageTexts';
import { PlayerName } from './PlayerName';
import { formatTimeRange } from '../../domain/dates/time';
import { formatTournamentTitle } from '../tournamentTexts';
import type { LivePagePlayer } from '../../domain/play/livePage/livePagePlayers';

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

/** The note about the next round: «Дальше пары раунда 4 — по таблице, начало в 19:42». */
const NextRoundNote = ({ view, zone }: { view: LivePageView; zone: string }) => {
  const text = describeNextRound(view, zone);
  if (!text) return null;
  return (
    <p className="coming">
      <strong>Дальше</strong> {text}
    </p>
  );
};

/** Maximum number of names that a board shows in larger letters. */
const FEW = 16;

/** The list of players before the first round is drawn (SEEN-3). */
const LivePlayerList = ({ players, playing }: Pick<LivePageView, 'players' | 'playing'>) => (
  <section className={players.length > FEW ? 'players' : 'players few'}>
    <h2>{playing || 'Игроков пока нет'}</h2>
    <ul>
      {players.map((player) => (
        <li key={player.key}>
          <PlayerName player={player} />
        </li>
      ))}
    </ul>
  </section>
);

/** The window's title: «Раунд 3 из 7 · Мексикано, суббота, 28 ноября», «Финал · …». */
function formatLivePageTitle({ type, date, phase, current, planned }: LivePageView): string {
  const title = formatTournamentTitle(type, date);
  if (phase === 'finished') return `Итоги · ${title}`;
  if (!current) return title;
  return `${current.name}${current.isFinal ? '' : ` из ${planned}`} · ${title}`;
}

/**
 * Builds the preview of the page's link in a chat. It is the same before the first round and long after the last one
 * (SEEN-80).
 */
const buildLivePagePreview = ({ type, date, startTime, endTime }: LivePageView): LinkPreview => ({
  title: formatTournamentTitle(type, date),
  description: `${formatTimeRange(startTime, endTime)}. Корты, счёт и таблица`,
});

/**
 * «Это я»: players choose their name and then see their own court and place at the top (SEEN-4). The script fills the
 * list.
 */
const PlayerChooser = ({ players }: { players: readonly LivePagePlayer[] }) => (
  <div className="me scripted">
    <div className="choose" hidden={players.length === 0}>
      <label htmlFor="me">Это я</label>
      <select id="me" defaultValue="">
        <option value="">Выберите себя</option>
        {players.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
    <section className="mine" aria-label="Ваш корт и место" tabIndex={-1} hidden />
    <p className="lost" role="status" />
  </div>
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
