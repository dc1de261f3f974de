import { useContext } from 'react';
import { lacksApplications } from '../../../../domain/attention';
import { levelsText } from '../../../../domain/levelText';
import type { Tournament } from '../../../../domain/tournament';
import { selectPlaySummaries } from '../../../api/cachedPlaySummaries';
import { useAppSelector } from '../../../hooks';
import { applicationsText } from '../display/applicationsText';
import { MovingContext } from './movingContext';
import styles from './EntryFacts.module.css';

/** DESK-34, DESK-35: a tournament's level and how many have applied. */
export function EntryFacts({ tournament }: { tournament: Tournament }) {
  const { today } = useContext(MovingContext);
  const play = useAppSelector(selectPlaySummaries)?.[tournament.id];
  return (
    <span className={styles.facts}>
      <span className="visuallyHidden">Уровень </span>
      {levelsText(tournament.level_from, tournament.level_to)}
      {' · '}
      <span className={lacksApplications(tournament, today, play) ? styles.none : undefined}>
        {applicationsText(tournament)}
      </span>
    </span>
  );
}
