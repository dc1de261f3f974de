import { useState } from 'react';
import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
} from '../../../domain/tournament/tournamentFields';
import {
  listMissingFields,
  setColumn,
  type ColumnMapping,
} from '../../../domain/importing/columnMapping';
import type { ImportTableData } from '../../../domain/importing/importTable';
import { Checkbox } from '../../ui/controls/Checkbox';
import { Select } from '../../ui/controls/Select';
import styles from './ImportColumnsPanel.module.css';

type ColumnsPanelProps = {
  table: ImportTableData;
  columns: ColumnMapping;
  isDisabled: boolean;
  /** True when parsing the table again would lose typed corrections. */
  areHeadsFixed: boolean;
  onChange: (columns: ColumnMapping) => void;
  onHeadersChange: (hasHeads: boolean) => void;
};

const OPTIONS = [
  { value: '', label: 'Не импортировать' },
  ...FIELD_NAMES.map((name) => ({ value: name, label: TOURNAMENT_FIELDS[name].label })),
];

const quoteNames = (names: readonly string[]): string =>
  names.map((name) => `«${name}»`).join(', ');

/** The field of each column, which the user can correct, and the fields without a column (COMFORT-51). */
export function ImportColumnsPanel(props: ColumnsPanelProps) {
  const { table, columns, isDisabled, areHeadsFixed, onChange, onHeadersChange } = props;
  const { heads, hasHeads, lines } = table;
  const missing = listMissingFields(columns);
  const [isOpen] = useState(missing.length > 0);
  const leftOut = heads.filter((_, at) => columns[at] === null);
  const findExample = (at: number) =>
    lines.find(({ cells }) => cells[at]?.trim())?.cells[at]?.trim() ?? '';
  return (
    <>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {`Нет столбцов: ${quoteNames(missing.map((name) => TOURNAMENT_FIELDS[name].label))}. Выберите их среди столбцов таблицы или впишите в строках.`}
        </p>
      )}
      <details className={styles.panel} open={isOpen}>
        <summary>
          {`Импортируется столбцов: ${heads.length - leftOut.length} из ${heads.length}`}
          {leftOut.length > 0 && (
            <span className={styles.quiet}>
              . Не импортируются: <bdi>{quoteNames(leftOut)}</bdi>
            </span>
          )}
        </summary>
        <fieldset className={styles.columns} disabled={isDisabled}>
          <legend className="visuallyHidden">Столбцы таблицы</legend>
          {heads.map((head, at) => (
            <div key={at}>
              <Select
                label={head}
                options={OPTIONS}
                value={columns[at] ?? ''}
                onChoose={(value) => onChange(setColumn(columns, at, (value || null) as FieldName))}
              />
              <p className={styles.example}>
                <bdi>{findExample(at)}</bdi>
              </p>
            </div>
          ))}
          <div className={styles.headers}>
            <Checkbox
              label="В первой строке названия столбцов"
              isChecked={hasHeads}
              isDisabled={areHeadsFixed}
              onChange={onHeadersChange}
            />
          </div>
        </fieldset>
      </details>
    </>
  );
}
