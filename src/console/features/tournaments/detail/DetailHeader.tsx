import type { Tournament } from '../../../../domain/tournament/tournament';
import { TournamentLine } from '../display/TournamentLine';
import styles from './DetailHeader.module.css';
import type { NeighbourTournaments } from './useNeighbours';

type DetailHeaderProps = {
  titleId: string;
  tournament: Tournament;
  neighbours: NeighbourTournaments;
  /** True when the user moved here from a neighbouring tournament. */
  hasMoved: boolean;
};

/** The title, and the tournament's position in the list (DETAIL-1, DESK-12). */
export function DetailHeader({ titleId, tournament, neighbours, hasMoved }: DetailHeaderProps) {
  const { place, total } = neighbours;
  const isKnown = place > 0;
  return (
    <header className={styles.header}>
      <h2 id={titleId}>Детальная информация о турнире</h2>
      {isKnown && <p className={styles.place}>{`${place} из ${total}`}</p>}
      <p role="status" className="visuallyHidden">
        {hasMoved && isKnown && (
          <>
            <TournamentLine tournament={tournament} /> {`(${place} из ${total})`}
          </>
        )}
      </p>
    </header>
  );
}
