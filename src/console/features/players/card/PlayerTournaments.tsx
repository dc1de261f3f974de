import { Link } from 'react-router';
import { formatShortDate, formatWeekday } from '../../../../domain/dates/shortDate';
import { formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatMoney } from '../../../../domain/fields/money';
import {
  formatPlayedMatches,
  formatPlayerTournamentResult,
} from '../../../../domain/players/card/playerTexts';
import type { PlayerTournament } from '../../../../domain/players/playerWire';
import { paths } from '../../../paths';
import { LongList } from '../../../ui/tables/LongList';
import { CardSection } from './CardSection';
import styles from './PlayerTournaments.module.css';

function PlayedTournament({ tournament }: { tournament: PlayerTournament }) {
  const { tournamentId, date, startTime, tournamentType, paid } = tournament;
  return (
    <div className={styles.tournament}>
      <Link to={`${paths.tournaments}?detail=${tournamentId}`}>
        {formatOrRaw(date, formatShortDate)} {formatOrRaw(date, formatWeekday)}, {startTime}
      </Link>
      <bdi className={`quiet ${styles.type}`}>{tournamentType}</bdi>
      <span className={styles.outcome}>{formatPlayerTournamentResult(tournament)}</span>
      <span className={`quiet ${styles.played}`}>
        {[formatPlayedMatches(tournament), paid > 0 && formatMoney(paid)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}

/** A player's tournaments, newest first (PLAYER-20). */
export function PlayerTournaments({ tournaments }: { tournaments: readonly PlayerTournament[] }) {
  const title = 'Вечера';
  return (
    <CardSection title={title}>
      {tournaments.length === 0 ? (
        <p className="quiet">Пока ни одного</p>
      ) : (
        <LongList
          items={tournaments}
          getKey={({ tournamentId, status }) => `${tournamentId}${status}`}
          label={title}
          className={styles.list}
        >
          {(tournament) => <PlayedTournament tournament={tournament} />}
        </LongList>
      )}
    </CardSection>
  );
}
