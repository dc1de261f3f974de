import { formatShortDate } from '../../../../domain/dates/shortDate';
import { MISSING_FACT_TEXT, formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { config } from '../../../config';
import { DescriptionList } from '../../../ui/layout/DescriptionList';
import { buildTournamentFacts } from '../display/buildTournamentFacts';
import styles from '../../../ui/layout/PrintedSheet.module.css';

/** Numbers of ruled lines for notes: fewest, most, and without participants. More participants leave fewer lines. */
const LINES = { least: 4, most: 14, withNobody: 26 };

const countLines = (participants: number): number =>
  Math.max(LINES.least, Math.min(LINES.most, LINES.withNobody - participants));

/** A tournament on A4: its facts, its participants to tick off, and lines for notes (COMFORT-43). */
export function PrintedTournament({ tournament }: { tournament: Tournament }) {
  const { tournament_type, date, applications } = tournament;
  return (
    <article className={styles.sheet}>
      <header className={styles.header}>
        <h1>
          <bdi>{tournament_type || MISSING_FACT_TEXT}</bdi>
        </h1>
        <p>{config.title}</p>
      </header>
      <DescriptionList className={styles.facts} facts={buildTournamentFacts(tournament)} />
      <table className={styles.players}>
        <thead>
          <tr>
            <th colSpan={5} className={styles.title}>
              {`Участники (${applications.length})`} · <bdi>{tournament_type}</bdi>,{' '}
              <bdi>{formatOrRaw(date, formatShortDate)}</bdi>
            </th>
          </tr>
          <tr>
            <th className={styles.number}>№</th>
            <th className={styles.mark}>
              <span className="visuallyHidden">Отметка</span>
            </th>
            <th>Имя</th>
            <th>Уровень</th>
            <th>Телефон</th>
          </tr>
        </thead>
        <tbody>
          {applications.map(({ name, level, contact_phone }, index) => (
            <tr key={index}>
              <td className={styles.number}>{index + 1}</td>
              <td className={styles.mark}>
                <span className={styles.box} />
              </td>
              <td>
                <bdi>{name || MISSING_FACT_TEXT}</bdi>
              </td>
              <td className={styles.short}>{formatLevel(level)}</td>
              <td className={styles.short}>
                <bdi>{contact_phone || MISSING_FACT_TEXT}</bdi>
              </td>
            </tr>
          ))}
          {applications.length === 0 && (
            <tr>
              <td colSpan={5}>Пока нет заявок</td>
            </tr>
          )}
        </tbody>
      </table>
      <section className={styles.notes}>
        <h2>Заметки</h2>
        {Array.from({ length: countLines(applications.length) }, (_, index) => (
          <div key={index} className={styles.line} />
        ))}
      </section>
    </article>
  );
}
