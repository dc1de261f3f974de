import { EARLIEST_START, LATEST_END, LATEST_START } from '../../../../domain/tournament/limits';
import { formatSpokenHour } from '../../../../domain/dates/time';
import styles from './FieldRulesPanel.module.css';

const formatHourRange = (earliest: string, latest: string) =>
  `с\u00a0${formatSpokenHour(earliest)} до\u00a0${formatSpokenHour(latest)}`;

/** The rules that the form enforces, built from the validation's own constants (CREATE-5). */
export function FieldRulesPanel() {
  return (
    <aside className={styles.box} aria-labelledby="restrictions">
      <h2 id="restrictions">Ограничения</h2>
      <ul>
        <li>{`Начало: ${formatHourRange(EARLIEST_START, LATEST_START)}`}</li>
        <li>{`Окончание: ${formatHourRange(EARLIEST_START, LATEST_END)}, необязательно`}</li>
        <li>Максимальный уровень: необязательно, не&nbsp;ниже минимального</li>
      </ul>
    </aside>
  );
}
