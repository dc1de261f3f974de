import { useState } from 'react';
import type { Entry } from '../../../../../domain/play/model/entry';
import { arePairsAllowed } from '../../../../../domain/play/roster/pairRules';
import type { PlayState } from '../../../../../domain/play/log/playState';
import { listParticipants, type Round } from '../../../../../domain/play/model/round';
import { canSubstitute } from '../../../../../domain/play/draw/substitution';
import { formatFullName } from '../../../../../domain/play/people/names';
import { Button } from '../../../../ui/controls/Button';
import { Checkbox } from '../../../../ui/controls/Checkbox';
import { Select } from '../../../../ui/controls/Select';
import { Dialog, DialogBody, DialogFooter } from '../../../../ui/dialogs/Dialog';
import { usePlayContext } from '../playContext';
import styles from './StartAttendanceDialog.module.css';

/** True for an entry that is present, or may come, and is in no round. */
const canComeIn = ({ status, attendance }: Entry, isDrawn: boolean): boolean =>
  (status === 'waiting' || status === 'confirmed') &&
  !isDrawn &&
  attendance !== 'absent' &&
  attendance !== 'paused' &&
  attendance !== 'left';

/** The reason why there is no possible substitute. */
function describeNobody(state: PlayState, startedRounds: readonly Round[]): string {
  const upcomingRounds = state.rounds.slice(startedRounds.length);
  if (!upcomingRounds.every((round) => arePairsAllowed(state, round))) {
    return 'Жеребьёвка устарела: сначала перерисуйте её.';
  }
  return state.settings.variant === 'mixed'
    ? 'Некого поставить: мужчину заменяет мужчина, женщину — женщина. Добавьте игрока в состав и отметьте м/ж.'
    : 'Некого поставить: сначала добавьте игрока в состав.';
}

/** Chooses a substitute, and asks if both players share one row of the standings (PLAY-14). */
export function SubstituteDialog({ entry: out, onClose }: { entry: Entry; onClose: () => void }) {
  const { state, startedRounds, entries, actions } = usePlayContext();
  const drawn = new Set(state.rounds.flatMap(listParticipants));
  const candidates = entries.filter(
    (entry) =>
      entry.id !== out.id &&
      canComeIn(entry, drawn.has(entry.id)) &&
      canSubstitute(state, out.id, entry.id),
  );
  const [chosen, setChosen] = useState(candidates[0]?.id ?? '');
  const [sharesRow, setSharesRow] = useState(false);
  const hasAny = candidates.length > 0;
  return (
    <Dialog onClose={onClose}>
      <DialogBody title={`Замена: ${formatFullName(out)}`} className={styles.body}>
        {hasAny ? (
          <>
            <Select
              label="Кто играет вместо"
              value={chosen}
              options={candidates.map((entry) => ({
                value: entry.id,
                label: formatFullName(entry),
              }))}
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
        ) : (
          <p>{describeNobody(state, startedRounds)}</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        {hasAny && (
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
