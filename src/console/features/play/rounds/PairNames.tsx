import { createContext, use } from 'react';
import type { Pair, Round } from '../../../../domain/play/model/round';
import { COURT_MOVE_SIGNS, type CourtMove } from '../../../../domain/play/rounds/courtMoves';
import { ExchangeName } from './exchange/ExchangeName';
import { usePlayContext } from './playContext';
import styles from './CourtCard.module.css';

const PLACE_TITLES = {
  standings: 'Место в таблице перед раундом',
  winnersUp: 'Место в лестнице перед раундом',
} as const;

/** The moves between courts in the shown round, by entry id. */
export const CourtMovesContext = createContext<ReadonlyMap<string, CourtMove>>(new Map());

/** The names of a pair, each with its seeding, and with an arrow for a player from or to another court (DRAW-32). */
export function PairNames({ pair, round }: { pair: Pair; round: Round }) {
  const { state } = usePlayContext();
  const { seeding } = round;
  const moves = use(CourtMovesContext);
  const placeTitle = round.final
    ? 'Место в таблице перед финалом'
    : PLACE_TITLES[state.settings.seating];
  const renderMove = (entryId: string) => {
    const move = moves.get(entryId);
    return (
      move && (
        <span className={styles.move} role="img" aria-label={COURT_MOVE_SIGNS[move].text}>
          {COURT_MOVE_SIGNS[move].sign}
        </span>
      )
    );
  };
  const placeOf = (entryId: string) => seeding.find((one) => one.entryId === entryId)?.place;
  return (
    <span className={styles.names}>
      {pair.map((entryId) => (
        <span key={entryId} className={styles.name}>
          {seeding.length > 0 && <small title={placeTitle}>{placeOf(entryId) ?? ''}</small>}
          <ExchangeName entryId={entryId} />
          {renderMove(entryId)}
        </span>
      ))}
    </span>
  );
}
