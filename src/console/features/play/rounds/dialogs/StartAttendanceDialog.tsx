import { useState } from 'react';
import type { Attendance, Entry } from '../../../../../domain/play/model/entry';
import { formatFullName } from '../../../../../domain/play/people/names';
import {
  describePlayersNeeded,
  computeRoundLoad,
  describeRoundLoad,
} from '../../../../../domain/play/rounds/roundLoad';
import { isRefusal } from '../../../../../domain/play/log/playState';
import { applyEvents } from '../../../../../domain/play/log/fold';
import { createStartMarkEvents } from '../../../../../domain/play/rounds/startQuestion';
import { listWithStatus } from '../../../../../domain/play/roster/roster';
import { listUnpaired } from '../../../../../domain/play/roster/availability';
import { findSpotOffer } from '../../../../../domain/play/roster/spotOffer';
import { formatUnpaired } from '../../../../../domain/play/roster/unpairedTexts';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl';
import { RosterTrouble } from '../../roster/RosterTrouble';
import { usePlayContext } from '../playContext';
import { useCloseWhenGone } from './useCloseWhenGone';
import styles from './StartAttendanceDialog.module.css';

type StartDialogProps = {
  /** A sentence with the tournament's start, if it is hours ahead; otherwise null. */
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

/**
 * Asks once about unmarked entries, and names the players who will not play (PLAY-9, PLAY-40, PLAY-41, PLAY-63). The
 * spot of an absent player is offered to the first waiting entry (ROSTER-7).
 */
export function StartAttendanceDialog({ early, unmarked, onStart, onClose }: StartDialogProps) {
  const { state, entries, startedRounds } = usePlayContext();
  const { variant } = state.settings;
  const [marks, setMarks] = useState<ReadonlyMap<string, Attendance>>(
    () => new Map(unmarked.map(({ id }) => [id, 'arrived'])),
  );
  const [isAsking] = useState(unmarked.length > 0);
  // When another device has started the play, confirming would start the second round, so the dialog closes.
  useCloseWhenGone(startedRounds.length === 0, onClose);
  // A newer mark from another device takes precedence.
  const changed = applyEvents(state, createStartMarkEvents(state, marks));
  const asMarked = isRefusal(changed) ? state : changed;
  const marked = entries.map((entry) => ({ ...entry, ...asMarked.entries[entry.id] }));
  const offer = findSpotOffer(asMarked, marked);
  const asked = [
    ...unmarked,
    ...listWithStatus(entries, 'waiting').filter(({ id }) => marks.has(id)),
  ];
  const mark = ({ id }: Entry, attendance: Attendance) =>
    setMarks(new Map(marks).set(id, attendance));
  const left = new Set(listUnpaired(asMarked, 1));
  const missing = formatUnpaired(
    marked.filter(({ id }) => left.has(id)),
    variant,
  );
  const load = computeRoundLoad(asMarked, 1);
  const start = () => onStart(new Map(asked.map(({ id }) => [id, marks.get(id) ?? 'arrived'])));
  const isEnough = load.courts > 0;
  return (
    <Dialog onClose={onClose}>
      <DialogBody
        title={isAsking ? 'Они играют?' : early ? 'Начать сейчас?' : 'Начать без них?'}
        className={styles.body}
      >
        {early && <p>{early}</p>}
        {isAsking && (
          <>
            <p>Не отмечены, пришли ли. Кто опаздывает, войдёт в игру позже.</p>
            <ul>
              {asked.map((entry) => (
                <li key={entry.id}>
                  <bdi>{formatFullName(entry)}</bdi>
                  <SegmentedControl
                    label={formatFullName(entry)}
                    modes={ANSWERS}
                    value={marks.get(entry.id) ?? 'arrived'}
                    onChange={(attendance) => mark(entry, attendance)}
                  />
                </li>
              ))}
            </ul>
            {offer && (
              <RosterTrouble
                text={offer.text}
                phone={offer.entry.phone}
                button={{ label: 'Подтвердить', onPress: () => mark(offer.entry, 'arrived') }}
              />
            )}
          </>
        )}
        {missing && <p>{missing}</p>}
        <p role="status">
          {isEnough ? describeRoundLoad(load) : `${describePlayersNeeded(asMarked, 1)}.`}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button kind="primary" disabled={!isEnough} onClick={start}>
          Начать игру
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
