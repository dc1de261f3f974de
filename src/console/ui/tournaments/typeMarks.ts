import type { TournamentType } from '../../../domain/tournament/tournamentTypes';
import type { BarFill } from '../charts/chart';
import styles from './typeTints.module.css';

type TypeMark = { tint: string | undefined; fill: BarFill };

/** Tint that distinguishes a tournament's type, and the fill of its bars in charts. */
export const TYPE_MARKS: Readonly<Record<TournamentType, TypeMark>> = {
  Мексикано: { tint: styles.mexicano, fill: 'solid' },
  Американо: { tint: styles.americano, fill: 'hatched' },
};

const marks = new Map<string, TypeMark>(Object.entries(TYPE_MARKS));

/** Class with the colours of a tournament's type; neutral colours for an unknown type. */
export const getTypeTintClass = (type: string): string =>
  marks.get(type)?.tint ?? styles.plain ?? '';
