import { findLevelMismatch, formatLevel, type LevelRange } from '../../../../domain/fields/level';
import styles from './PeopleList.module.css';

/** Shows «Уровень 2.5», marked when it is outside the tournament's range (DETAIL-4). */
export function PlayerLevel({ level, range }: { level: number | null; range: LevelRange }) {
  const outside = findLevelMismatch(level, range);
  return (
    <span className={level === null ? styles.unknown : styles.level}>
      {`Уровень ${formatLevel(level)}`}
      {outside && (
        <>
          {' '}
          <span className="warning">
            {outside}
            <span className="visuallyHidden"> уровней турнира</span>
          </span>
        </>
      )}
    </span>
  );
}
