import type { Entry } from '../../../../../domain/play/model/entry';
import { formatFullName } from '../../../../../domain/play/people/names';
import { listWithStatus } from '../../../../../domain/play/roster/roster';
import { listParticipants } from '../../../../../domain/play/model/round';
import { findPartner } from '../../../../../domain/play/roster/partnerMode';
import { Button } from '../../../../ui/controls/Button';
import type { RosterActions } from '../../useRosterActions';
import { ChooseEntryDialog } from './ChooseEntryDialog';
import { usePlayContext } from '../playContext';

type PairDialogProps = { entry: Entry; actions: RosterActions; onClose: () => void };

/** Chooses the partner of a fixed pair; entries without a pair come first (PLAY-41). */
export function PairDialog({ entry, actions, onClose }: PairDialogProps) {
  const { state, startedRounds, entries, getFullName } = usePlayContext();
  const played = new Set(startedRounds.flatMap(listParticipants));
  const partner = findPartner(state, entry.id);
  const others = [
    ...listWithStatus(entries, 'confirmed'),
    ...listWithStatus(entries, 'waiting'),
  ].filter(({ id }) => id !== entry.id && !played.has(id));
  const isFree = ({ id }: Entry) => findPartner(state, id) === null;
  const offered = [...others.filter(isFree), ...others.filter((one) => !isFree(one))];
  const formatLabel = (one: Entry) => {
    const other = findPartner(state, one.id);
    return other === null || other === entry.id
      ? formatFullName(one)
      : `${formatFullName(one)} (сейчас + ${getFullName(other)})`;
  };
  return (
    <ChooseEntryDialog
      title={`Пара: ${formatFullName(entry)}`}
      label="Играет с"
      options={offered.map((one) => ({ value: one.id, label: formatLabel(one) }))}
      initial={partner}
      nobody="Выбрать не из кого: сначала добавьте игрока в состав."
      otherButton={
        partner !== null && (
          <Button
            onClick={() => {
              actions.setPartner(entry, null);
              onClose();
            }}
          >
            Разбить пару
          </Button>
        )
      }
      confirm="В пару"
      onConfirm={(chosen) =>
        actions.setPartner(entry, offered.find(({ id }) => id === chosen) ?? null)
      }
      onClose={onClose}
    />
  );
}
