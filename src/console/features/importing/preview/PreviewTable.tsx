import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { ShowMore, SHOWN_STEP } from '../../../ui/tables/ShowMore';
import type { ValidatedRow } from '../rowValidation';
import { PreviewRow } from './PreviewRow';
import { RowEditor } from './RowEditor';
import type { ImportRowsEvent } from '../importRows';
import styles from './PreviewTable.module.css';

type PreviewTableProps = {
  rows: readonly ValidatedRow[];
  /** Number of the row that the user corrects; null when none is open. */
  openNumber: number | null;
  isBusy: boolean;
  onOpen: (number: number | null) => void;
  onChange: (event: ImportRowsEvent) => void;
};

const HEADS = [
  ['pick', 'Выбор'],
  ['number', '№'],
  ['type', 'Тип'],
  ['date', 'Дата'],
  ['time', 'Время'],
  ['level', 'Уровень'],
  ['fee', 'Взнос'],
  ['organizer', 'Организатор'],
  ['state', 'Состояние'],
] as const;

/** Rows as the parser understood them, on a phone as cards, a hundred at a time (COMFORT-51). */
export function PreviewTable({ rows, openNumber, isBusy, onOpen, onChange }: PreviewTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [count, setCount] = useState(SHOWN_STEP);

  // The focus moves to the first row that «Показать ещё» has added.
  useLayoutEffect(() => {
    const lines = body.current?.querySelectorAll<HTMLElement>(':scope > [tabindex]');
    if (count > SHOWN_STEP) lines?.[count - SHOWN_STEP]?.focus();
  }, [count]);

  return (
    <>
      <table role="table" aria-label="Строки таблицы" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {HEADS.map(([column, name]) => (
              <th key={column} role="columnheader" scope="col" className={styles[column]}>
                {column === 'pick' ? <span className="visuallyHidden">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {rows.slice(0, count).map((validated) => {
            const { number } = validated.row.line;
            const isOpen = number === openNumber;
            return (
              <Fragment key={number}>
                <PreviewRow
                  validated={validated}
                  isOpen={isOpen}
                  isBusy={isBusy}
                  onToggle={() => onOpen(isOpen ? null : number)}
                  onSelect={(isSelected) =>
                    onChange({ type: 'selected', numbers: [number], isSelected })
                  }
                />
                {isOpen && (
                  <tr role="row" className={styles.editing}>
                    <td role="cell" colSpan={HEADS.length}>
                      <RowEditor
                        validated={validated}
                        onChange={(name, text) =>
                          onChange({ type: 'corrected', number, name, text })
                        }
                        onClose={() => onOpen(null)}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <ShowMore
        shownCount={count}
        total={rows.length}
        onShowMore={() => setCount(count + SHOWN_STEP)}
      />
    </>
  );
}
