import type { Tournament } from '../../../../domain/tournament/tournament';
import { IconButton } from '../../../ui/controls/Button';
import { CrossIcon } from '../../../ui/icons/icons';
import { DownIcon, UpIcon } from '../../../ui/icons/lazyIcons';
import { TournamentLine } from '../display/TournamentLine';
import styles from './DetailHeader.module.css';
import type { NeighbourTournaments } from './useNeighbours';

type DetailHeaderProps = {
  titleId: string;
  tournament: Tournament;
  neighbours: NeighbourTournaments;
  /** True when the details have moved here from another tournament. */
  hasMoved: boolean;
  onOpen: (to: Tournament | undefined) => void;
  onClose: () => void;
};

/** The title, the buttons to the neighbours in the list, and the close button (DETAIL-1, DESK-12). */
export function DetailHeader(props: DetailHeaderProps) {
  const { titleId, tournament, neighbours, hasMoved, onOpen, onClose } = props;
  const { place, total, previous, next } = neighbours;
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
      {/* Natively disabled, a pressed button would lose the focus at the end of the list. */}
      <IconButton
        label="Предыдущий турнир"
        aria-disabled={isKnown && !previous}
        onClick={() => onOpen(previous)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        label="Следующий турнир"
        aria-disabled={isKnown && !next}
        onClick={() => onOpen(next)}
      >
        <DownIcon />
      </IconButton>
      <IconButton label="Закрыть окно" onClick={onClose}>
        <CrossIcon />
      </IconButton>
    </header>
  );
}
