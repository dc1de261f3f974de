import { useContext } from 'react';
import { isSoonWithoutApplications } from '../../../../domain/list/isSoonWithoutApplications';
import { formatSpokenLevels } from '../../../../domain/fields/spokenLevel';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { selectPlaySummaries } from '../../../api/play/cachedPlaySummaries';
import { useAppSelector } from '../../../hooks';
import { formatApplicationCount } from '../display/formatApplicationCount';
import { TournamentMoveContext } from './moving/tournamentMoveContext';
import styles from './CalendarTournamentCaption.module.css';

/** A tournament's level and number of applications (COMFORT-10). */
export function CalendarTournamentCaption({ tournament }: { tournament: Tournament }) {
  const { today } = useContext(TournamentMoveContext);
  const play = useAppSelector(selectPlaySummaries)?.[tournament.id];
  return (
    <span className={styles.facts}>
      <span className="visuallyHidden">Уровень </span>
      {formatSpokenLevels(tournament.level_from, tournament.level_to)}
      {' · '}
      <span
        className={isSoonWithoutApplications(tournament, today, play) ? styles.none : undefined}
      >
        {formatApplicationCount(tournament)}
      </span>
    </span>
  );
}
