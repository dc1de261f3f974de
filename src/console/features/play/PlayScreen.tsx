import { useParams } from 'react-router';
import type { Tournament } from '../../../domain/tournament/tournament';
import { hasServerId } from '../../../domain/tournament/tournamentWire';
import { useListTournamentsQuery } from '../../api/tournaments/tournamentsApi';
import { config } from '../../config';
import { LoadError } from '../../ui/feedback/LoadError';
import { BackToList, PLAY_TITLE } from './PlayHead';
import styles from './PlayScreen.module.css';
import { TournamentPlayPanel } from './TournamentPlayPanel';
import { usePlay } from './usePlay';

const LOAD_ERROR = 'Ошибка загрузки состава';
const MISSING = 404;

/** Replaces a play by an error message and the link back. */
const Message = (props: { title: string; text: string | undefined; onRetry?: () => void }) => (
  <>
    <BackToList />
    <LoadError heading="h1" {...props} />
  </>
);

type PlayScreenProps = {
  /** Runs «Повторить через неделю», whose code belongs to the list (DESK-20). */
  onCopyNextWeek: (tournament: Tournament) => void;
};

type KnownTournamentProps = PlayScreenProps & { tournament: Tournament };

function KnownTournament({ tournament, onCopyNextWeek }: KnownTournamentProps) {
  const loaded = usePlay(tournament.id);
  const { play, error, refetch } = loaded;
  if (play) {
    return (
      <TournamentPlayPanel
        tournament={tournament}
        loaded={{ ...loaded, play }}
        onCopyNextWeek={onCopyNextWeek}
      />
    );
  }
  if (error && 'status' in error && error.status === MISSING) return <NotThere />;
  if (error) {
    return <Message title={LOAD_ERROR} text={error.message ?? ''} onRetry={() => void refetch()} />;
  }
  return <Loading />;
}

const Loading = () => (
  <>
    <BackToList />
    <p role="status" className="quiet">
      Загрузка состава...
    </p>
  </>
);

const NotThere = () => (
  <Message
    title="Турнир не найден"
    text="Он в корзине, или его не было. Вернитесь к списку турниров."
  />
);

/** The screen on which a tournament is run (ROSTER-1). */
export function PlayScreen({ onCopyNextWeek }: PlayScreenProps) {
  const { id = '' } = useParams();
  const { currentData: list, error, refetch } = useListTournamentsQuery();
  const tournament = list?.tournaments.find((one) => String(one.id) === id && hasServerId(one));
  const isMissing = list?.isWhole === true && !tournament;
  return (
    <div className={styles.screen} data-toasts-above="">
      <title>{`${PLAY_TITLE} · ${config.title}`}</title>
      {tournament ? (
        <KnownTournament
          key={tournament.id}
          tournament={tournament}
          onCopyNextWeek={onCopyNextWeek}
        />
      ) : isMissing ? (
        <NotThere />
      ) : error && !list ? (
        <Message title={LOAD_ERROR} text={error.message ?? ''} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
