import { useId, type RefObject, useState } from 'react';
import type { EntryStatus } from '../../../../domain/play/model/entry';
import type { Play } from '../../../../domain/play/wire/playWire';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { Player } from '../../../../domain/players/playerWire';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import type { RosterActions } from '../useRosterActions';
import styles from './Adding.module.css';
import { PastedPreview } from './PastedPreview';
import {
  listPastedPersons,
  validatePastedEntryRow,
  type PastedRow,
  createPastedRows,
  type PastedRowsContext,
} from './pastedRows';
import { NOTHING_PASTED, type PastedList } from './pastedList';
import { useKnownPlayers } from './useKnownPlayers';

type PasteDialogProps = {
  play: Play;
  actions: RosterActions;
  pasted: RefObject<PastedList>;
  onClose: () => void;
};

const IN_ROSTER: ReadonlySet<EntryStatus> = new Set(['confirmed', 'waiting', 'review']);

/** The number of known players among the rows; empty when there are none. */
function describeKnown(rows: readonly PastedRow[]): string {
  const known = rows.filter(({ playerId }) => playerId !== null).length;
  if (known === 0) return '';
  const added = rows.length - known;
  return [
    formatQuantity(known, 'знакомый', 'знакомых', 'знакомых'),
    ...(added > 0 ? [formatQuantity(added, 'новый', 'новых', 'новых')] : []),
  ].join(', ');
}

const TITLE = 'Вставить список';

/** Adds a list pasted from a chat, after the user has checked and corrected its lines (ROSTER-5). */
export function PasteDialog(props: PasteDialogProps) {
  const { players, isAwaited } = useKnownPlayers(true);
  if (!isAwaited) return <PastedListDialog {...props} players={players} />;
  return (
    <Dialog width={560} isFullOnPhone onClose={props.onClose}>
      <DialogBody title={TITLE}>
        <p role="status">Загрузка знакомых игроков...</p>
      </DialogBody>
    </Dialog>
  );
}

/** Parses a text into rows. Lines that were parsed before keep their corrected rows. */
function readRows(text: string, context: PastedRowsContext, before: readonly PastedRow[]) {
  const left = [...before];
  return createPastedRows(text, context).map((row) => {
    const at = left.findIndex(({ line }) => line === row.line);
    return at < 0 ? row : left.splice(at, 1)[0]!;
  });
}

function readList(list: PastedList, context: PastedRowsContext): PastedList {
  const { text, parsed } = list;
  const { variant } = context;
  const isSame = parsed?.variant === variant;
  if (isSame && parsed.text === text) return { ...list, areRowsShown: true };
  const rows = readRows(text, context, isSame ? parsed.rows : []);
  return { text, parsed: { text, variant, rows }, areRowsShown: true };
}

/**
 * A pasted list, kept until its players are added (ROSTER-5).
 * @param listRef stores the list while the dialog is closed
 */
function usePasteDraft(listRef: RefObject<PastedList>, context: PastedRowsContext) {
  const [list, setList] = useState(() =>
    listRef.current.areRowsShown ? readList(listRef.current, context) : listRef.current,
  );
  const { text, parsed, areRowsShown } = list;
  function change(to: Partial<PastedList>) {
    listRef.current = { ...list, ...to };
    setList(listRef.current);
  }
  return {
    text,
    /** Null while the dialog shows the text. */
    rows: areRowsShown && parsed ? parsed.rows : null,
    setText: (to: string) => change({ text: to }),
    parse: () => change(readList(list, context)),
    setRows(rows: readonly PastedRow[]) {
      if (parsed) change({ parsed: { ...parsed, rows } });
    },
    showText: () => change({ areRowsShown: false }),
    clear: () => change(NOTHING_PASTED),
  };
}

type PastedListDialogProps = PasteDialogProps & { players: readonly Player[] };

function PastedListDialog({ play, actions, pasted, players, onClose }: PastedListDialogProps) {
  const { variant } = play.settings;
  const existing = play.entries.filter(({ status }) => IN_ROSTER.has(status));
  const draft = usePasteDraft(pasted, { variant, existing, players });
  const asksSex = variant === 'mixed';
  const textId = useId();
  const { text, rows } = draft;
  const chosen = (rows ?? []).filter(({ isLeftOut }) => !isLeftOut);
  const faulty = chosen.filter((row) => validatePastedEntryRow(row) !== '').length;
  const counted = formatQuantity(chosen.length, 'игрока', 'игроков', 'игроков');

  const add = () => {
    actions.add(listPastedPersons(chosen));
    draft.clear();
    onClose();
  };

  return (
    <Dialog width={860} isFullOnPhone onClose={onClose}>
      <DialogBody title={TITLE}>
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
          <PastedPreview
            asksSex={asksSex}
            rows={rows}
            existing={existing}
            onChange={draft.setRows}
          />
        )}
      </DialogBody>
      <DialogFooter>
        {rows === null ? (
          <>
            <Button onClick={onClose}>Отмена</Button>
            <Button kind="primary" disabled={text.trim() === ''} onClick={draft.parse}>
              Прочитать
            </Button>
          </>
        ) : (
          <>
            <p className={styles.foot} role="status">
              {faulty > 0
                ? `Исправьте или пропустите: ${formatQuantity(faulty, 'строка', 'строки', 'строк')}.`
                : describeKnown(chosen)}
            </p>
            <Button onClick={draft.showText}>К тексту</Button>
            <Button kind="primary" disabled={faulty > 0 || chosen.length === 0} onClick={add}>
              {chosen.length === 0 ? 'Добавить' : `Добавить ${counted}`}
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
}
