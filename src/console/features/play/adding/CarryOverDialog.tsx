import { useState } from 'react';
import { formatLevel } from '../../../../domain/fields/level';
import { formatWhen } from '../../../../domain/search/formatWhen';
import { formatFullName } from '../../../../domain/play/people/names';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { findPartner } from '../../../../domain/play/roster/partnerMode';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listReturning } from '../../../../domain/players/known/listReturning';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { listOfferedEvenings } from '../../../../domain/play/roster/carryOver';
import { listLikeEvenings } from '../../../../domain/play/roster/likeEvenings';
import { createUuid } from '../../../state/createUuid';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { Select } from '../../../ui/controls/Select';
import { useToday } from '../../../ui/time/useToday';
import { CARRY_OVER_LABEL } from '../playDialog';
import type { RosterActions } from '../useRosterActions';
import styles from './Adding.module.css';
import { useListPlaysQuery } from '../../../api/play/playSummariesApi';
import { useReadPlayQuery } from '../../../api/play/playApi';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { useKnownPlayers } from './useKnownPlayers';

/** Number of similar tournaments from which a player's frequency is computed. */
const EVENINGS_MAX = 4;

const useEvening = (id: number | undefined) =>
  useReadPlayQuery(id ?? 0, { skip: id === undefined });

/**
 * The tournament whose players are offered: initially the last one of the same weekday and type, later any that the
 * user chooses. Its play comes with those of similar tournaments before it (ROSTER-49). Without a connection only plays
 * stored on the device are available.
 */
function useEarlierEvenings(tournament: Tournament) {
  const { currentData: summaries = {} } = useListPlaysQuery();
  const all = useLoadedTournaments();
  const [chosenId, setChosenId] = useState<number>();
  const held = all.filter(({ id }) => id in summaries);
  const isHeldBefore = listOfferedEvenings(held, tournament).length > 0;
  // A cancelled tournament has no play. A club that has just begun to use plays only has applications.
  const tournaments = isHeldBefore ? held : all;
  const earlier = listOfferedEvenings(tournaments, tournament);
  const chosen =
    earlier.find(({ id }) => id === chosenId) ??
    listLikeEvenings(tournament, earlier)[0] ??
    earlier[0];
  const before = chosen ? listLikeEvenings(chosen, tournaments) : [];
  const [last, ...others] = [
    useEvening(chosen?.id),
    useEvening(before[0]?.id),
    useEvening(before[1]?.id),
    useEvening(before[EVENINGS_MAX - 2]?.id),
  ] as const;
  const isLoading = [last, ...others].some(
    ({ currentData, isFetching }) => isFetching && !currentData,
  );
  return {
    earlier,
    chosen,
    choose: setChosenId,
    /** The chosen tournament's play, then the other plays that could be read; null while they are loading. */
    plays:
      last.currentData && !isLoading
        ? [last.currentData, ...others.flatMap(({ currentData }) => currentData ?? [])]
        : null,
    error: last.error,
  };
}

type CarryOverDialogProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  onClose: () => void;
};

/**
 * Adds players of an earlier tournament, at first the last similar one. The frequent players are ticked (ROSTER-49).
 */
export function CarryOverDialog({ tournament, play, actions, onClose }: CarryOverDialogProps) {
  const today = useToday();
  const { earlier, chosen, choose, plays, error } = useEarlierEvenings(tournament);
  const { players, isAwaited } = useKnownPlayers(true);
  /** Ids of entries whose checkbox was changed. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const offered = plays && !isAwaited ? listReturning(plays, play.entries, players) : null;
  const ticked = (offered ?? []).filter(
    ({ entry, isFrequent }) => isFrequent !== toggled.has(entry.id),
  );
  const count = plays?.length ?? 0;

  const toggle = (id: string) =>
    setToggled((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const add = () => {
    const ids = new Map(ticked.map(({ entry }) => [entry.id, createUuid()]));
    const state = plays?.[0] && play.settings.variant === 'fixed' ? toPlayState(plays[0]) : null;
    actions.add(
      ticked.map(({ entry, person }) => ({
        ...person,
        id: ids.get(entry.id)!,
        partner: ids.get((state && findPartner(state, entry.id)) ?? '') ?? null,
      })),
    );
    onClose();
  };

  return (
    <Dialog width={560} isFullOnPhone onClose={onClose}>
      <DialogBody title={CARRY_OVER_LABEL}>
        {chosen ? (
          <Select
            label="Турнир"
            value={String(chosen.id)}
            options={earlier.map((one) => ({
              value: String(one.id),
              label: `${formatWhen(one, today)}, ${one.tournament_type}`,
            }))}
            onChoose={(value) => {
              choose(Number(value));
              setToggled(new Set());
            }}
          />
        ) : (
          <p>Раньше в этот день недели турниров не было.</p>
        )}
        {error && <Alert>{error.message}</Alert>}
        {chosen && !offered && !error && <p role="status">Загрузка состава...</p>}
        {offered?.length === 0 && <p role="status">Все, кто в нём играл, здесь уже есть.</p>}
        {offered && offered.length > 0 && (
          <>
            {count > 1 && (
              <p className={styles.note}>
                {`Отмечены те, кто был хотя бы на\u00a0половине из\u00a0${count} последних таких вечеров.`}
              </p>
            )}
            <ul className={`${styles.table} ${styles.offered}`} aria-label="Кто был">
              {offered.map(({ entry, person, visits, isFrequent }) => (
                <li key={entry.id}>
                  <input
                    type="checkbox"
                    aria-label={formatFullName(person)}
                    checked={isFrequent !== toggled.has(entry.id)}
                    onChange={() => toggle(entry.id)}
                  />
                  <bdi>{formatFullName(person)}</bdi>
                  <span>
                    {[person.phone, person.level !== null && formatLevel(person.level)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span>{count > 1 && `${visits} из\u00a0${count}`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Отмена</Button>
        <Button kind="primary" disabled={ticked.length === 0} onClick={add}>
          {ticked.length === 0
            ? 'Добавить'
            : `Добавить ${formatQuantity(ticked.length, 'игрока', 'игроков', 'игроков')}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
