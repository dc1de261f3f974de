import { useState } from 'react';
import type { Entry } from '../../../../../domain/play/model/entry';
import { arePairsAllowed } from '../../../../../domain/play/roster/pairRules';
import type { PlayState } from '../../../../../domain/play/log/playState';
import { listParticipants, type Round } from '../../../../../domain/play/model/round';
import { canSubstitute } from '../../../../../domain/play/draw/substitution';
import { formatFullName } from '../../../../../domain/play/people/names';
import { Checkbox } from '../../../../ui/controls/Checkbox';
import { ChooseEntryDialog } from './ChooseEntryDialog';
import { usePlayContext } from '../playContext';

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
  const [sharesRow, setSharesRow] = useState(false);
  return (
    <ChooseEntryDialog
      title={`Замена: ${formatFullName(out)}`}
      label="Кто играет вместо"
      options={candidates.map((entry) => ({ value: entry.id, label: formatFullName(entry) }))}
      nobody={describeNobody(state, startedRounds)}
      confirm="Заменить"
      onConfirm={(chosen) => actions.substitute(out.id, chosen, sharesRow)}
      onClose={onClose}
    >
      {state.settings.variant !== 'fixed' && (
        <Checkbox
          label="Одна строка в таблице на двоих"
          isChecked={sharesRow}
          onChange={setSharesRow}
        />
      )}
      <p>Матч, который уже идёт, остаётся за тем, кто уходит. Жеребьёвка не меняется.</p>
    </ChooseEntryDialog>
  );
}
