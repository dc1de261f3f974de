import { useId, type RefObject } from 'react';
import type { EntryStatus } from '../../../../domain/play/model/entry';
import type { Play } from '../../../../domain/play/wire/playWire';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import type { RosterActions } from '../useRosterActions';
import styles from './Adding.module.css';
import { PastedPreview } from './PastedPreview';
import { listPastedPersons, validatePastedEntryRow } from './pastedRows';
import type { PastedList } from './pastedList';
import { usePasteDraft } from './usePasteDraft';

type PasteDialogProps = {
  play: Play;
  actions: RosterActions;
  pasted: RefObject<PastedList>;
  onClose: () => void;
};

const IN_ROSTER: ReadonlySet<EntryStatus> = new Set(['confirmed', 'waiting', 'review']);

/** ROSTER-5: a list from a chat: what was read of each line is shown, corrected, and added all at once. */
export function PasteDialog({ play, actions, pasted, onClose }: PasteDialogProps) {
  const draft = usePasteDraft(pasted);
  const { variant } = play.settings;
  const here = play.entries.filter(({ status }) => IN_ROSTER.has(status));
  const asksSex = variant === 'mixed';
  const titleId = useId();
  const textId = useId();
  const { text, rows } = draft;
  const chosen = (rows ?? []).filter(({ isLeftOut }) => !isLeftOut);
  const faulty = chosen.filter((row) => validatePastedEntryRow(row) !== '').length;
  const players = formatQuantity(chosen.length, 'игрока', 'игроков', 'игроков');

  const add = () => {
    actions.add(listPastedPersons(chosen));
    draft.clear();
    onClose();
  };

  return (
    <Dialog titleId={titleId} className={`${styles.dialog} ${styles.wide}`} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Вставить список</h2>
        {rows === null ? (
          <>
            <label htmlFor={textId}>
              Список из чата, каждый игрок с новой строки: имя, телефон, уровень
              {asksSex && ', м или ж'} — в любом порядке
              {variant === 'fixed' && '; пара — в одной строке: Иванов Пётр / Петрова Анна'}
            </label>
            <textarea
              id={textId}
              autoFocus
              className={styles.text}
              value={text}
              spellCheck={false}
              onChange={({ target }) => draft.setText(target.value)}
            />
          </>
        ) : rows.length === 0 ? (
          <p role="status">В тексте не нашлось ни одного игрока.</p>
        ) : (
          <PastedPreview asksSex={asksSex} rows={rows} onChange={draft.setRows} />
        )}
      </div>
      <DialogFooter>
        {rows === null ? (
          <>
            <Button onClick={onClose}>Отмена</Button>
            <Button
              kind="primary"
              disabled={text.trim() === ''}
              onClick={() => draft.parse(variant, here)}
            >
              Прочитать
            </Button>
          </>
        ) : (
          <>
            <p className={styles.foot} role="status">
              {faulty > 0 &&
                `Исправьте или пропустите: ${formatQuantity(faulty, 'строка', 'строки', 'строк')}.`}
            </p>
            <Button onClick={draft.showText}>К тексту</Button>
            <Button kind="primary" disabled={faulty > 0 || chosen.length === 0} onClick={add}>
              {chosen.length === 0 ? 'Добавить' : `Добавить ${players}`}
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
}
