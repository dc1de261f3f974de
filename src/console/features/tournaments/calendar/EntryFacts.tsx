import { useContext } from 'react';
import { isMissingApplications } from '../../../../domain/attention';
import { formatSpokenLevels } from '../../../../domain/levelText';
import type { Tournament } from '../../../../domain/tournament';
import { selectPlaySummaries } from '../../../api/cachedPlaySummaries';
import { useAppSelector } from '../../../hooks';
import { formatApplicationCount } from '../display/applicationsText';
import { TournamentMoveContext } from './movingContext';
import styles from './EntryFacts.module.css';

/** DESK-34, DESK-35: a tournament's level and how many have applied. */
export function CalendarFacts({ tournament }: { tournament: Tournament }) {
  const { today } = useContext(TournamentMoveContext);
  const play = useAppSelector(selectPlaySummaries)?.[tournament.id];
  return (
    <span className={styles.facts}>
      <span className="visuallyHidden">Уровень </span>
      {formatSpokenLevels(tournament.level_from, tournament.level_to)}
      {' · '}
      <span className={isMissingApplications(tournament, today, play) ? styles.none : undefined}>
        {formatApplicationCount(tournament)}
      </span>
    </span>
  );
}
