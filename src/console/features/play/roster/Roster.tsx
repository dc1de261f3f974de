import { useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '../../../../domain/fields/money';
import type { Entry, EntryStatus } from '../../../../domain/play/model/entry';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listReplacedIds, listAvailable } from '../../../../domain/play/roster/availability';
import { listRosterRows } from '../../../../domain/play/roster/rosterTable';
import { getPlayMoment } from '../../../../domain/play/roster/entryActs';
import { findPartner } from '../../../../domain/play/roster/partnerMode';
import { countPeople } from '../../../../domain/play/roster/people';
import { listParticipants } from '../../../../domain/play/model/round';
import { getRefundDue } from '../../../../domain/play/roster/rosterTotals';
import { collectEntryWarnings } from '../../../../domain/play/roster/entryWarnings';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { PLAYERS_SCREEN_PATH } from '../../../playerPaths';
import type { SoughtPersonState } from '../../../state/soughtPerson';
import { Button } from '../../../ui/controls/Button';
import { useIsPhone } from '../../../ui/layout/useMediaQuery';
import { usePlayContext } from '../rounds/playContext';
import type { RosterActions } from '../useRosterActions';
import { ROSTER_PART_LABELS, getStatusForPart, type RosterPartIds } from './rosterPositions';
import { RosterContext } from './rosterContext';
import { RosterPart } from './RosterPart';
import styles from './Roster.module.css';
import { useEntryDrag } from './row/useEntryDrag';

type RosterProps = {
  tournament: Tournament;
  play: Play;
  unsentKeys: ReadonlySet<string>;
  actions: RosterActions;
  onExchange: (entryId: string) => void;
};

const NOTHING_UNDER_WAY = 'Чтобы переставить, нажмите Shift и стрелку вверх или вниз';

/** The entries by part: confirmed, waiting, under review, and not playing (ROSTER-1). */
export function Roster({ tournament, play, unsentKeys, actions, onExchange }: RosterProps) {
  const { entries, settings } = play;
  const hintId = useId();
  const navigate = useNavigate();
  const roster = useRef<HTMLDivElement>(null);
  const ownFee = tournament.entry_fee ?? 0;
  const rows = listRosterRows(play);
  const filterRows = (...statuses: readonly EntryStatus[]) =>
    rows.filter(({ status }) => statuses.includes(status));
  const confirmed = filterRows('confirmed');
  const waiting = filterRows('waiting');
  const review = filterRows('review');
  const gone = filterRows('declined', 'withdrawn');
  const listIds = (list: readonly Entry[]) => list.map(({ id }) => id);
  const parts: RosterPartIds = [
    { part: 'confirmed', ids: listIds(confirmed) },
    { part: 'waiting', ids: listIds(waiting) },
    { part: 'gone', ids: listIds(gone) },
  ];
  const { moving, text, onKeyDownCapture } = useEntryDrag({
    roster,
    parts,
    onDrop: (entryId, { part, before }) => {
      const entry = entries.find(({ id }) => id === entryId);
      if (entry) actions.move(entry, getStatusForPart(part, entry.status), before);
    },
  });
  const { capacity } = settings;
  const refunds = gone.reduce((sum, entry) => sum + getRefundDue(entry), 0);
  const { state, drawContext, startedRounds, step, openDialog } = usePlayContext();
  const isPhone = useIsPhone();
  const [pairingId, setPairingId] = useState<string | null>(null);
  const pairing = [...confirmed, ...waiting].find(({ id }) => id === pairingId);
  const isFinished = step.kind === 'finished';
  const warnings = useMemo(
    () => collectEntryWarnings(isFinished ? [] : entries, tournament),
    [entries, tournament, isFinished],
  );
  const context = {
    actions,
    ownFee,
    warnings,
    unsentKeys,
    moving,
    hintId,
    moment: drawContext ? getPlayMoment(state) : 'before',
    isPhone,
    replaced: new Set(
      listAvailable(state, startedRounds.length + 1).flatMap((entryId) =>
        listReplacedIds(state, entryId),
      ),
    ),
    played: new Set(startedRounds.flatMap(listParticipants)),
    drawn: new Set(state.rounds.slice(startedRounds.length).flatMap(listParticipants)),
    onExchange,
    pairing,
    onPair(entry: Entry) {
      const isPaired = findPartner(state, entry.id) !== null;
      if (pairing && pairing.id !== entry.id) actions.setPartner(pairing, entry);
      else if (isPaired) actions.setPartner(entry, null);
      setPairingId(pairing || isPaired ? null : entry.id);
    },
    onOpen: openDialog,
    onShowPlayer: (entry: Entry) => {
      const sought: SoughtPersonState = {
        person: { name: formatFullName(entry), phone: entry.phone },
      };
      void navigate(PLAYERS_SCREEN_PATH, { state: sought });
    },
  };
  const taken = countPeople(state).confirmed;
  const count = capacity === null ? `${taken}` : `${taken} из ${capacity}`;
  return (
    <RosterContext value={context}>
      <div ref={roster} className={styles.roster} onKeyDownCapture={onKeyDownCapture}>
        <p className={styles.columns} aria-hidden="true">
          <span>Уровень</span>
          <span>Телефон</span>
          <span>Пришёл</span>
          <span>{`Взнос ${formatMoney(ownFee)}`}</span>
        </p>
        <RosterPart
          title={ROSTER_PART_LABELS.confirmed}
          count={count}
          isOver={capacity !== null && taken > capacity}
          part="confirmed"
          entries={confirmed}
          nobody="Пока никого. Добавьте игрока, вставьте список из чата или пришлите ссылку на запись."
        />
        {(waiting.length > 0 || moving) && (
          <RosterPart
            title={ROSTER_PART_LABELS.waiting}
            count={`${waiting.length}`}
            part="waiting"
            entries={waiting}
          />
        )}
        {review.length > 0 && (
          <RosterPart title="На проверке" count={`${review.length}`} entries={review}>
            <Button onClick={actions.acceptReview}>Принять всех</Button>
            <Button onClick={actions.declineReview}>Отказать всем</Button>
          </RosterPart>
        )}
        {(gone.length > 0 || moving) && (
          <RosterPart
            title={ROSTER_PART_LABELS.gone}
            count={`${gone.length}`}
            part="gone"
            entries={gone}
          >
            {refunds > 0 && (
              <strong className="warning">{`вернуть ${formatMoney(refunds)}`}</strong>
            )}
          </RosterPart>
        )}
      </div>
      <p id={hintId} hidden>
        {NOTHING_UNDER_WAY}
      </p>
      <p role="status" className={text ? styles.moving : 'visuallyHidden'}>
        {text}
      </p>
    </RosterContext>
  );
}
