import { useId, useState } from 'react';
import type { Attendance, Entry } from '../../../../domain/play/entry';
import { fullName } from '../../../../domain/play/names';
import { neededText, roundLoad } from '../../../../domain/play/roundLoad';
import { unpairedText } from '../../../../domain/play/variantTexts';
import { Button } from '../../../ui/Button';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { usePlayContext } from './playContext';
import styles from './StartDialog.module.css';

type StartDialogProps = {
  /** Those to be marked; maybe none, where only some are left over. */
  unmarked: readonly Entry[];
  onStart: (marks: ReadonlyMap<string, Attendance>) => void;
  onClose: () => void;
};

const ANSWERS: readonly { value: Attendance; label: string }[] = [
  { value: 'arrived', label: 'играет' },
  { value: 'late', label: 'опаздывает' },
  { value: 'absent', label: 'не пришёл' },
];

/** PLAY-9, PLAY-40, PLAY-41: asks once about those nobody has marked, and tells who will not play. */
export function StartDialog({ unmarked, onStart, onClose }: StartDialogProps) {
  const { state, entries } = usePlayContext();
  const { variant } = state.settings;
  const titleId = useId();
  const [marks, setMarks] = useState<ReadonlyMap<string, Attendance>>(
    () => new Map(unmarked.map(({ id }) => [id, 'arrived'])),
  );
  const marked = entries.map((entry) => ({
    ...entry,
    attendance: marks.get(entry.id) ?? entry.attendance,
  }));
  const missing = unpairedText(marked, variant);
  const load = roundLoad(
    { ...state, entries: Object.fromEntries(marked.map((one) => [one.id, one])) },
    1,
  );
  const isEnough = load.courts > 0;
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>{unmarked.length > 0 ? 'Они играют?' : 'Начать без них?'}</h2>
        {unmarked.length > 0 && (
          <>
            <p>Не отмечены, пришли ли. Кто опаздывает, войдёт в игру позже.</p>
            <ul>
              {unmarked.map((entry) => (
                <li key={entry.id}>
                  <bdi>{fullName(entry)}</bdi>
                  <SegmentedControl
                    label={fullName(entry)}
                    modes={ANSWERS}
                    value={marks.get(entry.id)!}
                    onChange={(mark) => setMarks(new Map(marks).set(entry.id, mark))}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {missing && <p>{missing}</p>}
        <p role="status">
          {isEnough ? `Играют ${load.present}.` : `${neededText(variant, load.present)}.`}
        </p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button kind="primary" disabled={!isEnough} onClick={() => onStart(marks)}>
          Начать игру
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
