import { useId, useState } from 'react';
import type { Attendance, Entry } from '../../../../domain/play/entry';
import { PLAYERS_MIN } from '../../../../domain/play/gameSettings';
import { fullName } from '../../../../domain/play/names';
import { Button } from '../../../ui/Button';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import styles from './StartDialog.module.css';

type StartDialogProps = {
  /** Confirmed, and not marked yet. */
  unmarked: readonly Entry[];
  /** How many are there already. */
  arrived: number;
  /** PLAY-40, PLAY-41: who will not play, and what to do. */
  missing: string | null;
  onStart: (marks: ReadonlyMap<string, Attendance>) => void;
  onClose: () => void;
};

const ANSWERS: readonly { value: Attendance; label: string }[] = [
  { value: 'arrived', label: 'играет' },
  { value: 'late', label: 'опаздывает' },
  { value: 'absent', label: 'не пришёл' },
];

/** PLAY-9: asks once about those nobody has marked, where others are. */
export function StartDialog({ unmarked, arrived, missing, onStart, onClose }: StartDialogProps) {
  const titleId = useId();
  const [marks, setMarks] = useState<ReadonlyMap<string, Attendance>>(
    () => new Map(unmarked.map(({ id }) => [id, 'arrived'])),
  );
  const present = arrived + [...marks.values()].filter((mark) => mark === 'arrived').length;
  const isEnough = present >= PLAYERS_MIN;
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Они играют?</h2>
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
        {missing && <p>{missing}</p>}
        <p role="status">{isEnough ? `Играют ${present}.` : `Нужны четверо: есть ${present}.`}</p>
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
