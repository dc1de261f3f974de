import { useEffect, useRef, useState } from 'react';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { useLeaveGuard } from '../../../ui/leaving/useLeaveGuard';
import { ImportColumnsPanel } from '../ImportColumnsPanel';
import { ImportBar } from '../ImportBar';
import { LeaveImport } from '../LeaveImport';
import { IncompleteListNote } from '../IncompleteListNote';
import { PreviewTable } from './PreviewTable';
import { SaveUncreatedRows } from '../SaveUncreatedRows';
import type { ValidatedRow } from '../rowValidation';
import type { ImportSource } from '../TableInput';
import { useImport } from '../useImport';
import styles from './ImportPreview.module.css';

type PreviewProps = {
  source: ImportSource;
  /** True when the first row contains the columns' names; undefined to detect this. */
  hasHeads: boolean | undefined;
  onHeadersChange: (hasHeads: boolean) => void;
  onChooseOther: () => void;
  onShowList: () => void;
};

const isFaulty = ({ status, rejection, errors }: ValidatedRow): boolean =>
  rejection !== null || (status === 'waiting' && Object.keys(errors).length > 0);

/** True when leaving the import would lose the row. */
const isAtStake = (validated: ValidatedRow): boolean =>
  validated.status !== 'done' && (validated.isSelected || isFaulty(validated));

type SelectAllRowsProps = {
  /** The rows that the table shows. */
  rows: readonly ValidatedRow[];
  isBusy: boolean;
  onSelect: (numbers: number[], isSelected: boolean) => void;
};

/** Selects or deselects all selectable rows, except duplicates (COMFORT-52). */
function SelectAllImportRows({ rows, isBusy, onSelect }: SelectAllRowsProps) {
  const open = rows.filter(({ isSelectable }) => isSelectable);
  const plain = open.filter(({ duplicate }) => duplicate === null);
  if (plain.length < 2) return null;
  const areSelected = plain.every(({ isSelected }) => isSelected);
  return (
    <Checkbox
      label={plain.length < open.length ? 'Выбрать все, кроме повторов' : 'Выбрать все'}
      isChecked={areSelected}
      isMixed={!areSelected && open.some(({ isSelected }) => isSelected)}
      isDisabled={isBusy}
      onChange={(isSelected) =>
        onSelect(
          (isSelected ? plain : open).map(({ row }) => row.line.number),
          isSelected,
        )
      }
    />
  );
}

/** The parsed rows, which the user corrects and confirms (COMFORT-51, COMFORT-52). */
export function ImportPreview({
  source,
  hasHeads,
  onHeadersChange,
  onChooseOther,
  onShowList,
}: PreviewProps) {
  const { table, columns, setColumns, validated, change, progress, send, stop } = useImport(
    source.rows,
    hasHeads,
  );
  const isRunning = progress !== null;
  const [isFaultyOnly, setFaultyOnly] = useState(false);
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const atStake = validated.filter(isAtStake).length;
  const { pending, confirmLeave, stay } = useLeaveGuard(isRunning || atStake > 0);

  // The focused element may no longer exist: part of the previous screen, a filtered row, or a button. The heading then
  // takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [openNumber, isRunning]);

  const faultyCount = validated.filter(isFaulty).length;
  const left = validated.filter(({ status }) => status !== 'done');
  const created = validated.length - left.length;
  const isFiltered = isFaultyOnly && faultyCount > 0;
  const filteredRows = isFiltered
    ? validated.filter((one) => isFaulty(one) || one.row.line.number === openNumber)
    : validated;

  return (
    <>
      <div className={styles.source}>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{source.name}</bdi>
        </h2>
        <span>{formatQuantity(validated.length, 'строка', 'строки', 'строк')}</span>
        <Button className={styles.small} disabled={isRunning} onClick={onChooseOther}>
          Другая таблица
        </Button>
      </div>
      <ImportColumnsPanel
        table={table}
        columns={columns}
        isDisabled={isRunning}
        areHeadsFixed={validated.some(
          ({ row, status }) => status !== 'waiting' || Object.keys(row.corrections).length > 0,
        )}
        onChange={setColumns}
        onHeadersChange={onHeadersChange}
      />
      <IncompleteListNote />
      <div className={styles.tools}>
        <SelectAllImportRows
          rows={filteredRows}
          isBusy={isRunning}
          onSelect={(numbers, isSelected) => change({ type: 'selected', numbers, isSelected })}
        />
        {faultyCount > 0 && (
          <Checkbox label="Только с ошибками" isChecked={isFaultyOnly} onChange={setFaultyOnly} />
        )}
        {(faultyCount > 0 || created > 0) && !isRunning && left.length > 0 && (
          <SaveUncreatedRows table={table} columns={columns} left={left} className={styles.small} />
        )}
      </div>
      <PreviewTable
        rows={filteredRows}
        openNumber={openNumber}
        isBusy={isRunning}
        onOpen={setOpenNumber}
        onChange={change}
      />
      <ImportBar
        validated={validated}
        faultyCount={faultyCount}
        progress={progress}
        onSend={(rows) => {
          setOpenNumber(null);
          void send(rows);
        }}
        onStop={stop}
        onShowList={onShowList}
      />
      {pending && (
        <LeaveImport
          count={atStake}
          isBusy={isRunning}
          endsSession={pending.endsSession}
          onLeave={confirmLeave}
          onStay={stay}
        />
      )}
    </>
  );
}
