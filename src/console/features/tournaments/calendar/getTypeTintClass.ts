import { TOURNAMENT_TYPES } from '../../../../domain/tournament/tournamentTypes';
import styles from './tints.module.css';

const [MEXICANO, AMERICANO] = TOURNAMENT_TYPES;
const TINTS: ReadonlyMap<string, string | undefined> = new Map([
  [MEXICANO, styles.mexicano],
  [AMERICANO, styles.americano],
]);

/** The class with the colours of a tournament's type, those of its chip; plain for an unknown type. */
export const getTypeTintClass = (type: string): string => TINTS.get(type) ?? styles.plain ?? '';
