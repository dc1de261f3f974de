import { useId, useState } from 'react';
import type { Entry } from '../../../../domain/play/entry';
import { presentIn } from '../../../../domain/play/round';
import { canReplace } from '../../../../domain/play/substitution';
import { fullName } from '../../../../domain/play/names';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { usePlayContext } from './playContext';
import styles from './StartDialog.module.css';

/** Who could come in: whoever is in no round, and does not play already. */
const canComeIn = ({ status, attendance }: Entry, isDrawn: boolean): boolean =>
  (status === 'waiting' || status === 'confirmed') &&
  !isDrawn &&
  attendance !== 'paused' &&
  attendance !== 'left';

/** PLAY-14: who goes on in somebody's place, and whether both are one row of the table. */
export function SubstituteDialog({ out, onClose }: { out: Entry; onClose: () => void }) {
  const { state, entries, actions } = usePlayContext();
  const titleId = useId();
  const drawn = new Set(state.rounds.flatMap(presentIn));
  const candidates = entries.filter(
    (entry) =>
      entry.id !== out.id &&
      canComeIn(entry, drawn.has(entry.id)) &&
      canReplace(state, out.id, entry.id),
  );
  const isMixed = state.settings.variant === 'mixed';
  const [chosen, setChosen] = useState(candidates[0]?.id ?? '');
  const [sharesRow, setSharesRow] = useState(false);
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Замена: {fullName(out)}</h2>
        {candidates.length === 0 ? (
          <p>
            Некого поставить: сначала добавьте игрока в состав
            {isMixed && ' и отметьте м/ж: мужчину заменяет мужчина, женщину — женщина'}.
          </p>
        ) : (
          <>
            <Select
              label="Кто играет вместо"
              value={chosen}
              options={candidates.map((entry) => ({ value: entry.id, label: fullName(entry) }))}
              onChoose={setChosen}
            />
            {state.settings.variant !== 'fixed' && (
              <Checkbox
                label="Одна строка в таблице на двоих"
                isChecked={sharesRow}
                onChange={setSharesRow}
              />
            )}
            <p>Матч, который уже идёт, остаётся за тем, кто уходит. Жеребьёвка не меняется.</p>
          </>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        {candidates.length > 0 && (
          <Button
            kind="primary"
            onClick={() => {
              actions.substitute(out.id, chosen, sharesRow);
              onClose();
            }}
          >
            Заменить
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
