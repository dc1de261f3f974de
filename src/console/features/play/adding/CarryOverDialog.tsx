import { useId, useState } from 'react';
import { formatLevel } from '../../../../domain/fields/level';
import { formatWhen } from '../../../../domain/search/formatWhen';
import { formatFullName } from '../../../../domain/play/people/names';
import {
  listEarlierOnWeekday,
  listCarryOverEntries,
} from '../../../../domain/play/roster/carryOver';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { findPartner } from '../../../../domain/play/roster/partnerMode';
import { pick } from '../../../../domain/lib/pick';
import type { Entry } from '../../../../domain/play/model/entry';
import type { Play } from '../../../../domain/play/wire/playWire';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useReadPlayQuery } from '../../../api/play/playApi';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { createUuid } from '../../../state/createUuid';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import { Select } from '../../../ui/controls/Select';
import { useToday } from '../../../ui/time/useToday';
import type { RosterActions } from '../useRosterActions';
import styles from './Adding.module.css';

type CarryOverDialogProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  onClose: () => void;
};

/** Adds players of an earlier tournament on the same weekday (ROSTER-5). */
export function CarryOverDialog({ tournament, play, actions, onClose }: CarryOverDialogProps) {
  const titleId = useId();
  const today = useToday();
  const earlier = listEarlierOnWeekday(useLoadedTournaments(), tournament);
  const [chosenId, setChosenId] = useState<number | undefined>(earlier[0]?.id);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { currentData, error } = useReadPlayQuery(chosenId ?? 0, {
    skip: chosenId === undefined,
  });
  const offered = currentData ? listCarryOverEntries(currentData.entries, play.entries) : [];
  const chosen = offered.filter(({ id }) => !leftOut.has(id));

  const toggle = (id: string) =>
    setLeftOut((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const add = () => {
    const ids = new Map(chosen.map(({ id }) => [id, createUuid()]));
    const isFixed = play.settings.variant === 'fixed';
    const getPartner = ({ id }: Entry) =>
      isFixed && currentData ? findPartner(toPlayState(currentData), id) : null;
    actions.add(
      chosen.map((entry) => ({
        ...pick(entry, ['givenName', 'familyName', 'phone', 'level', 'sex']),
        id: ids.get(entry.id)!,
        partner: ids.get(getPartner(entry) ?? '') ?? null,
      })),
    );
    onClose();
  };

  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId}>Перенести из прошлого турнира</h2>
        {earlier.length === 0 ? (
          <p>Раньше в этот день недели турниров не было.</p>
        ) : (
          <Select
            label="Турнир"
            value={String(chosenId)}
            options={earlier.map((one) => ({
              value: String(one.id),
              label: `${formatWhen(one, today)}, ${one.tournament_type}`,
            }))}
            onChoose={(value) => setChosenId(Number(value))}
          />
        )}
        {error && <Alert>{error.message}</Alert>}
        {chosenId !== undefined && !currentData && !error && (
          <p role="status">Загрузка состава...</p>
        )}
        {currentData && offered.length === 0 && (
          <p role="status">Все, кто в нём играл, здесь уже есть.</p>
        )}
        {offered.length > 0 && (
          <ul className={styles.table} aria-label="Кто играл">
            {offered.map((entry) => (
              <li key={entry.id}>
                <input
                  type="checkbox"
                  aria-label={formatFullName(entry)}
                  checked={!leftOut.has(entry.id)}
                  onChange={() => toggle(entry.id)}
                />
                <bdi>{formatFullName(entry)}</bdi>
                <span>{entry.phone}</span>
                <span>{entry.level !== null && formatLevel(entry.level)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button kind="primary" disabled={chosen.length === 0} onClick={add}>
          {chosen.length === 0
            ? 'Добавить'
            : `Добавить ${formatQuantity(chosen.length, 'игрока', 'игроков', 'игроков')}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
