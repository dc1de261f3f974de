import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { buildSampleCsv } from '../../../domain/importing/rejectedRows';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import buttonStyles from '../../ui/controls/Button.module.css';
import { saveFile } from '../../ui/files/saveFile';
import { useIsUnmounted } from '../../ui/loading/useIsUnmounted';
import { useToday } from '../../ui/time/useToday';
import { readTableFile, readPastedTable, type TableResult } from './reading/readTable';
import styles from './TableInput.module.css';

/** Name and cells of an opened or pasted table. */
export type ImportSource = Exclude<TableResult, { problem: string }>;

const ACCEPTED = '.csv,.txt,.tsv,.xlsx';
const CSV = 'text/csv;charset=utf-8';

type TableInputProps = {
  /** True when the new table replaces another one. */
  isAgain: boolean;
  onRead: (source: ImportSource) => void;
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Reads a table from an opened or dropped file, or from pasted text (COMFORT-50). */
export function TableInput({ isAgain, onRead }: TableInputProps) {
  const textId = useId();
  const today = useToday();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const latest = useRef(0);
  const isUnmounted = useIsUnmounted();
  const opener = useRef<HTMLInputElement>(null);

  // The button that opened this form disappeared with the previous table, so the focus moves here.
  useEffect(() => {
    if (isAgain) opener.current?.focus();
  }, [isAgain]);

  const readInput = async (taking: Promise<TableResult>) => {
    const attempt = (latest.current += 1);
    setBusy(true);
    setProblem('');
    const taken = await taking;
    if (isUnmounted() || attempt !== latest.current) return;
    setBusy(false);
    if ('problem' in taken) setProblem(taken.problem);
    else onRead(taken);
  };

  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void readInput(readTableFile(file));
  };

  return (
    <div
      className={`${styles.card} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <section className={styles.file}>
        <h2>Файл</h2>
        <p>
          CSV или Excel (.xlsx), до 500 строк.{' '}
          <span className={styles.drag}>Файл можно и перетащить сюда.</span>
        </p>
        <div className={styles.buttons}>
          <label className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.open}`}>
            Открыть файл
            <input
              ref={opener}
              type="file"
              accept={ACCEPTED}
              className="visuallyHidden"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void readInput(readTableFile(file));
                // The value is cleared so that the same file can be opened again after a correction.
                target.value = '';
              }}
            />
          </label>
          <Button onClick={() => saveFile('Образец турниров.csv', buildSampleCsv(today), CSV)}>
            Скачать образец
          </Button>
        </div>
      </section>
      <section className={styles.paste}>
        <h2>
          <label htmlFor={textId}>Вставьте строки из таблицы</label>
        </h2>
        <textarea
          id={textId}
          rows={6}
          value={text}
          spellCheck={false}
          className={styles.rows}
          placeholder="Скопируйте строки в Excel или Google Таблицах, лучше вместе с заголовками"
          onChange={({ target }) => setText(target.value)}
        />
        <Button disabled={text.trim() === ''} onClick={() => void readInput(readPastedTable(text))}>
          Разобрать строки
        </Button>
      </section>
      <p role="status" className={styles.status}>
        {isBusy && 'Чтение таблицы...'}
      </p>
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
}
