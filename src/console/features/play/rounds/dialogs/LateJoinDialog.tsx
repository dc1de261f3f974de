import { useState } from 'react';
import type { Entry } from '../../../../../domain/play/model/entry';
import {
  createLateJoinEvent,
  previewRounds,
  describeRoundsChange,
} from '../../../../../domain/play/rounds/roundsPreview';
import { formatFullName } from '../../../../../domain/play/people/names';
import { Button } from '../../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { Select } from '../../../../ui/controls/Select';
import { usePlayContext } from '../playContext';
import styles from './StartAttendanceDialog.module.css';

type FromRoundDialogProps = { entry: Entry; onClose: () => void };

/** Asks from which round a late player joins, and shows the effect on later rounds (PLAY-13). */
export function LateJoinDialog({ entry, onClose }: FromRoundDialogProps) {
  const { state, startedRounds, planned, drawContext, actions } = usePlayContext();
  // A player who joins in the first round is not late.
  const first = Math.max(2, startedRounds.length + 1);
  const last = Math.max(first, planned);
  const offered = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const usual = Math.min(last, startedRounds.length + 2);
  const [round, setRound] = useState(
    offered.includes(entry.fromRound ?? 0) ? entry.fromRound! : usual,
  );
  const preview = previewRounds(state, createLateJoinEvent(entry, round), planned, drawContext);
  return (
    <Dialog onClose={onClose}>
      <DialogBody title={`Опаздывает: ${formatFullName(entry)}`} className={styles.body}>
        <Select
          label="Играет с раунда"
          value={String(round)}
          options={offered.map((number) => ({ value: String(number), label: String(number) }))}
          onChoose={(value) => setRound(Number(value))}
        />
        <div role="status">
          {preview && describeRoundsChange(preview).map((text) => <p key={text}>{text}</p>)}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button
          kind="primary"
          onClick={() => {
            actions.joinLate(entry, round);
            onClose();
          }}
        >
          Играет с&nbsp;раунда&nbsp;{round}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
