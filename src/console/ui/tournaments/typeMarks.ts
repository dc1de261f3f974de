import type { TournamentType } from '../../../domain/tournament/tournamentTypes';
import type { BarFill } from '../charts/chart';
import styles from './typeTints.module.css';

type TypeMark = { tint: string | undefined; fill: BarFill };

/** The tint that tells a tournament's type from others, and in charts the fill of its bars. */
export const TYPE_MARKS: Readonly<Record<TournamentType, TypeMark>> = {
  Мексикано: { tint: styles.mexicano, fill: 'solid' },
  Американо: { tint: styles.americano, fill: 'hatched' },
};

const marks = new Map<string, TypeMark>(Object.entries(TYPE_MARKS));

/** Returns the class with the colours of a tournament's type; plain ones for an unknown type. */
export const getTypeTintClass = (type: string): string =>
  marks.get(type)?.tint ?? styles.plain ?? '';
