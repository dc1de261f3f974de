import { useContext } from 'react';
import { isSoonWithoutApplications } from '../../../../domain/list/isSoonWithoutApplications';
import { formatLevelRange } from '../../../../domain/fields/level';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { selectPlaySummaries } from '../../../api/play/cachedPlaySummaries';
import { useAppSelector } from '../../../hooks';
import { formatTurnout } from '../display/formatTurnout';
import { TournamentMoveContext } from './moving/tournamentMoveContext';
import styles from './CalendarTournamentCaption.module.css';

/** A tournament's level and turnout (COMFORT-10). */
export function CalendarTournamentCaption({ tournament }: { tournament: Tournament }) {
  const { today } = useContext(TournamentMoveContext);
  const people = useAppSelector(selectPlaySummaries)?.[tournament.id]?.people;
  return (
    <span className={styles.facts}>
      <span className="visuallyHidden">Уровень </span>
      {formatLevelRange(tournament.level_from, tournament.level_to)}
      {' · '}
      <span
        className={isSoonWithoutApplications(tournament, today, people) ? styles.none : undefined}
      >
        {formatTurnout(tournament, people)}
      </span>
    </span>
  );
}
