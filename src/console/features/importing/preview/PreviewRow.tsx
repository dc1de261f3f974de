import type { ReactNode } from 'react';
import { isRealDate } from '../../../../domain/dates/dates';
import { formatShortDate, formatWeekday } from '../../../../domain/dates/shortDate';
import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { formatLevelRange } from '../../../../domain/fields/level';
import { formatMoney } from '../../../../domain/fields/money';
import { formatTimeRange } from '../../../../domain/dates/time';
import type { FieldName } from '../../../../domain/tournament/tournamentFields';
import { toTypedDate } from '../../../../domain/fields/typedDate';
import { Button } from '../../../ui/controls/Button';
import type { ValidatedRow } from '../rowValidation';
import { ImportRowStatusNote } from './ImportRowStatusNote';
import styles from './PreviewRow.module.css';

type PreviewRowProps = {
  validated: ValidatedRow;
  isOpen: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onSelect: (isSelected: boolean) => void;
};

/** A row as the parser understood it, with its errors below (COMFORT-51). */
export function PreviewRow({ validated, isOpen, isBusy, onToggle, onSelect }: PreviewRowProps) {
  const { row, status, rejection, values, errors, isSelectable, isSelected } = validated;
  const { number } = row.line;
  const wrong = { ...rejection?.errors, ...errors };
  const isSound = Object.keys(errors).length === 0;
  const isDone = status === 'done';

  const renderFact = (column: string, names: readonly FieldName[], value: ReactNode) => (
    <td role="cell" className={styles[column]}>
      <span className={names.some((name) => wrong[name]) ? 'error' : ''}>
        <bdi>{value || MISSING_FACT_TEXT}</bdi>
      </span>
      {names.map(
        (name) =>
          wrong[name] && (
            <span key={name} className={styles.error}>
              {wrong[name]}
            </span>
          ),
      )}
    </td>
  );

  return (
    <tr
      role="row"
      tabIndex={-1}
      className={`${styles.row} ${isDone || !isSelected ? styles.aside : ''}`}
    >
      <td role="cell" className={styles.pick}>
        {!isDone && (
          <label>
            <input
              type="checkbox"
              aria-label={`Выбрать строку ${number}`}
              checked={isSound && isSelected}
              disabled={!isSelectable || isBusy}
              onChange={({ target }) => onSelect(target.checked)}
            />
          </label>
        )}
      </td>
      <td role="cell" className={styles.number}>
        {number}
      </td>
      {renderFact('type', ['tournament_type'], values.tournament_type)}
      {renderFact('date', ['date'], formatDayCell(values.date))}
      {renderFact(
        'time',
        ['start_time', 'end_time'],
        formatTimeRange(values.start_time, values.end_time || null),
      )}
      {renderFact('level', ['level_from', 'level_to'], formatLevelCell(validated))}
      {renderFact(
        'fee',
        ['entry_fee'],
        errors.entry_fee ? values.entry_fee : formatMoney(Number(values.entry_fee)),
      )}
      {renderFact(
        'organizer',
        ['organizer_name', 'organizer_phone'],
        <>
          {values.organizer_name || MISSING_FACT_TEXT}
          <bdi className={styles.phone}>{values.organizer_phone || MISSING_FACT_TEXT}</bdi>
        </>,
      )}
      <td role="cell" className={styles.state}>
        <ImportRowStatusNote validated={validated} />
        {!isDone && (
          <Button
            className={styles.correct}
            aria-label={`Исправить строку ${number}`}
            aria-expanded={isOpen}
            disabled={isBusy}
            onClick={onToggle}
          >
            Исправить
          </Button>
        )}
      </td>
    </tr>
  );
}

const formatDayCell = (date: string): string =>
  isRealDate(date) ? `${formatShortDate(date)} ${formatWeekday(date)}` : toTypedDate(date);

function formatLevelCell({ values, errors }: ValidatedRow): string {
  const { level_from: from, level_to: to } = values;
  if (errors.level_from || errors.level_to) return [from, to].filter(Boolean).join(' - ');
  return formatLevelRange(Number(from), to === '' ? null : Number(to));
}
