import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import {
  FIELD_NAMES,
  TOURNAMENT_FIELDS,
  type FieldName,
} from '../../../../domain/tournament/tournamentFields';
import { toTypedDate } from '../../../../domain/fields/typedDate';
import { Button } from '../../../ui/controls/Button';
import type { ValidatedRow } from '../rowValidation';
import styles from './RowEditor.module.css';

type RowEditorProps = {
  validated: ValidatedRow;
  onChange: (name: FieldName, text: string) => void;
  onClose: () => void;
};

/** Editor for the texts of a row; each key validates them again (COMFORT-51). */
export function RowEditor({ validated, onChange, onClose }: RowEditorProps) {
  const { row, rejection, texts, values, errors } = validated;
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const wrong = { ...rejection?.errors, ...errors };

  // The first error gets the focus. The cleanup runs while the editor is still in the page.
  useLayoutEffect(() => {
    const editor = fields.current;
    const first =
      editor?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? editor?.querySelector('input');
    first?.focus();
    return () => {
      if (!editor?.contains(document.activeElement)) return;
      const opener = editor.closest('tr')?.previousElementSibling;
      opener?.querySelector<HTMLElement>('button')?.focus();
    };
  }, []);

  const closeByKey = (event: KeyboardEvent) => {
    if (
      event.key === 'Escape' ||
      (event.key === 'Enter' && event.target instanceof HTMLInputElement)
    )
      onClose();
  };

  return (
    <div
      ref={fields}
      role="group"
      aria-label={`Строка ${row.line.number}`}
      className={styles.editor}
      onKeyDown={closeByKey}
    >
      {FIELD_NAMES.map((name) => {
        const meant = name === 'date' ? toTypedDate(values.date) : values[name];
        const note =
          wrong[name] ?? (meant !== texts[name] && meant !== '' ? `Понято: ${meant}` : '');
        return (
          <div key={name}>
            <label htmlFor={id + name}>{TOURNAMENT_FIELDS[name].label}</label>
            <input
              id={id + name}
              value={texts[name]}
              autoComplete="off"
              aria-invalid={Boolean(wrong[name])}
              aria-describedby={`${id}${name}-note`}
              onChange={({ target }) => onChange(name, target.value)}
            />
            <p
              id={`${id}${name}-note`}
              className={`${styles.note} ${wrong[name] ? 'error' : 'quiet'}`}
            >
              {note}
            </p>
          </div>
        );
      })}
      <Button className={styles.done} onClick={onClose}>
        Готово
      </Button>
    </div>
  );
}
