import { useId, useState } from 'react';
import type { Entry } from '../../../../domain/play/entry';
import { fullName } from '../../../../domain/play/names';
import { inOrder } from '../../../../domain/play/roster';
import { presentIn } from '../../../../domain/play/round';
import { partnerOf } from '../../../../domain/play/variant';
import { Button } from '../../../ui/Button';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import type { RosterActions } from '../useRosterActions';
import { usePlayContext } from './playContext';
import styles from './StartDialog.module.css';

type PairDialogProps = { entry: Entry; actions: RosterActions; onClose: () => void };

/** PLAY-41: with whom somebody plays all the time; those who have no pair yet come first. */
export function PairDialog({ entry, actions, onClose }: PairDialogProps) {
  const { state, begun, entries, nameOf } = usePlayContext();
  const titleId = useId();
  const played = new Set(begun.flatMap(presentIn));
  const partner = partnerOf(state, entry.id);
  const others = [...inOrder(entries, 'confirmed'), ...inOrder(entries, 'waiting')].filter(
    ({ id }) => id !== entry.id && !played.has(id),
  );
  const isFree = ({ id }: Entry) => partnerOf(state, id) === null;
  const offered = [...others.filter(isFree), ...others.filter((one) => !isFree(one))];
  const [chosen, setChosen] = useState(partner ?? offered[0]?.id ?? '');
  const labelOf = (one: Entry) => {
    const other = partnerOf(state, one.id);
    return other === null || other === entry.id
      ? fullName(one)
      : `${fullName(one)} (сейчас + ${nameOf(other)})`;
  };
  const pair = (other: Entry | null) => {
    actions.pair(entry, other);
    onClose();
  };
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Пара: {fullName(entry)}</h2>
        {offered.length === 0 ? (
          <p>Выбрать не из кого: сначала добавьте игрока в состав.</p>
        ) : (
          <Select
            label="Играет с"
            value={chosen}
            options={offered.map((one) => ({ value: one.id, label: labelOf(one) }))}
            onChoose={setChosen}
          />
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        {partner !== null && <Button onClick={() => pair(null)}>Разбить пару</Button>}
        {offered.length > 0 && (
          <Button
            kind="primary"
            onClick={() => pair(offered.find(({ id }) => id === chosen) ?? null)}
          >
            В пару
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
