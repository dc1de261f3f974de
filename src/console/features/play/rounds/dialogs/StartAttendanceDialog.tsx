import { useId, useState } from 'react';
import type { Attendance, Entry } from '../../../../../domain/play/model/entry';
import { formatFullName } from '../../../../../domain/play/people/names';
import {
  describePlayersNeeded,
  computeRoundLoad,
  describeRoundLoad,
} from '../../../../../domain/play/rounds/roundLoad';
import { listUnpaired } from '../../../../../domain/play/roster/availability';
import { formatUnpaired } from '../../../../../domain/play/roster/unpairedTexts';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl';
import { usePlayContext } from '../playContext';
import { useCloseWhenGone } from './useCloseWhenGone';
import styles from './StartAttendanceDialog.module.css';

type StartDialogProps = {
  /** A sentence with the tournament's start if it is hours ahead; otherwise null. */
  early: string | null;
  /** Entries without a mark; may be empty. */
  unmarked: readonly Entry[];
  onStart: (marks: ReadonlyMap<string, Attendance>) => void;
  onClose: () => void;
};

const ANSWERS: readonly { value: Attendance; label: string }[] = [
  { value: 'arrived', label: 'играет' },
  { value: 'late', label: 'опаздывает' },
  { value: 'absent', label: 'не пришёл' },
];

/** Asks once about entries without a mark, and names those who will not play (PLAY-9, PLAY-40, PLAY-41, PLAY-63). */
export function StartAttendanceDialog({ early, unmarked, onStart, onClose }: StartDialogProps) {
  const { state, entries, startedRounds } = usePlayContext();
  const { variant } = state.settings;
  const titleId = useId();
  const [marks, setMarks] = useState<ReadonlyMap<string, Attendance>>(
    () => new Map(unmarked.map(({ id }) => [id, 'arrived'])),
  );
  const [isAsking] = useState(unmarked.length > 0);
  // Another device has started the play. Confirming now would start the second round.
  useCloseWhenGone(startedRounds.length === 0, onClose);
  // A mark set meanwhile by another device takes precedence.
  const marked = entries.map((entry) => ({
    ...entry,
    attendance: entry.attendance ?? marks.get(entry.id) ?? null,
  }));
  const asMarked = { ...state, entries: Object.fromEntries(marked.map((one) => [one.id, one])) };
  const left = new Set(listUnpaired(asMarked, 1));
  const missing = formatUnpaired(
    marked.filter(({ id }) => left.has(id)),
    variant,
  );
  const load = computeRoundLoad(asMarked, 1);
  const start = () => onStart(new Map(unmarked.map(({ id }) => [id, marks.get(id) ?? 'arrived'])));
  const isEnough = load.courts > 0;
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>
          {isAsking ? 'Они играют?' : early ? 'Начать сейчас?' : 'Начать без них?'}
        </h2>
        {early && <p>{early}</p>}
        {isAsking && (
          <>
            <p>Не отмечены, пришли ли. Кто опаздывает, войдёт в игру позже.</p>
            <ul>
              {unmarked.map((entry) => (
                <li key={entry.id}>
                  <bdi>{formatFullName(entry)}</bdi>
                  <SegmentedControl
                    label={formatFullName(entry)}
                    modes={ANSWERS}
                    value={marks.get(entry.id) ?? 'arrived'}
                    onChange={(mark) => setMarks(new Map(marks).set(entry.id, mark))}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {missing && <p>{missing}</p>}
        <p role="status">
          {isEnough ? describeRoundLoad(load) : `${describePlayersNeeded(variant, load.present)}.`}
        </p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button kind="primary" disabled={!isEnough} onClick={start}>
          Начать игру
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
