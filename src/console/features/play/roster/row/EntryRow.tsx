import { useId, useState } from 'react';
import { MISSING_FACT_TEXT } from '../../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../../domain/fields/level';
import { formatFullName } from '../../../../../domain/play/people/names';
import type { Entry } from '../../../../../domain/play/model/entry';
import type { RosterRow } from '../../../../../domain/play/roster/rosterTable';
import { findCurrentPayment } from '../../../../../domain/play/roster/rosterTotals';
import { formatEntryWarning } from '../../../../../domain/play/roster/warningTexts';
import { formatMoment } from '../../../../../domain/dates/moments';
import { config } from '../../../../config';
import { IconButton } from '../../../../ui/controls/Button';
import { MoreIcon } from '../../../../ui/icons/icons';
import { Menu } from '../../../../ui/controls/Menu';
import { toTelHref } from '../../../../ui/people/toTelHref';
import { ArrivalCell } from './ArrivalCell';
import { EntryMarks } from './EntryMarks';
import { buildEntryMenu } from './buildEntryMenu';
import { FeeCell, isPaidOtherThanFee, isPaymentOpen } from './FeeCell';
import { useRosterContext } from '../rosterContext';
import styles from './EntryRow.module.css';

type EntryRowProps = {
  entry: RosterRow;
  /** The entries of the row's part, in order. */
  part: readonly Entry[];
  index: number;
};

/** Returns «заявка 20 ноября, 21:14»: the time at which the entry was made. */
const formatArrival = ({ createdAt, source }: Entry): string =>
  `${source === 'desk' ? 'запись' : 'заявка'} ${formatMoment(Date.parse(createdAt), config.timeZone)}`;

/** A row of the roster, in which the most frequent actions take one press; on a phone a card (ROSTER-1). */
export function EntryRow({ entry, part, index }: EntryRowProps) {
  const roster = useRosterContext();
  const { warnings, moving, hintId, onOpen, ownFee } = roster;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  const name = formatFullName(entry);
  const { id, status, level, phone, needsNotice } = entry;
  const findWarning = (...kinds: string[]) =>
    warnings.get(id)?.find(({ kind }) => kinds.includes(kind));
  const levelWarning = findWarning('level');
  const phoneWarning = findWarning('samePhone', 'twice');
  const isSettled =
    !isPaymentOpen(entry, ownFee) && !isPaidOtherThanFee(entry, ownFee) && !needsNotice;
  // A row that a press settles keeps its height. Otherwise the next row would move under the finger.
  const [wasSettled] = useState(isSettled);
  const isBefore = moving?.place?.before === id;
  const canMove = status !== 'review';
  return (
    <li
      className={styles.row}
      data-entry={canMove ? id : undefined}
      data-status={status}
      data-settled={status === 'confirmed' && wasSettled && isSettled ? '' : undefined}
      data-moving={moving?.entryId === id ? '' : undefined}
      data-before={isBefore ? '' : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {entry.number}
      </span>
      <span className={styles.name}>
        <button
          type="button"
          data-ghost
          title={name}
          aria-describedby={canMove ? hintId : undefined}
          onClick={() => onOpen({ kind: 'entry', entryId: entry.id })}
        >
          <bdi>{name || MISSING_FACT_TEXT}</bdi>
        </button>
        <EntryMarks entry={entry} />
      </span>
      <span className={styles.level}>
        <span
          className={levelWarning ? styles.warned : undefined}
          title={levelWarning && formatEntryWarning(levelWarning)}
        >
          {level === null ? MISSING_FACT_TEXT : formatLevel(level)}
          {levelWarning && (
            <span className="visuallyHidden">
              {' '}
              {formatEntryWarning(levelWarning)} уровня турнира
            </span>
          )}
        </span>
      </span>
      <span className={styles.phone}>
        {phone && (
          <a
            draggable={false}
            href={toTelHref(phone)}
            className={phoneWarning ? styles.warned : undefined}
            title={phoneWarning && formatEntryWarning(phoneWarning)}
          >
            {phone}
          </a>
        )}
      </span>
      {status === 'confirmed' ? (
        <ArrivalCell entry={entry} />
      ) : (
        findCurrentPayment(entry) === null && (
          <span className={styles.arrival}>{formatArrival(entry)}</span>
        )
      )}
      <span className={styles.fee}>
        <FeeCell entry={entry} actions={roster.actions} ownFee={ownFee} />
      </span>
      <span className={styles.more}>
        <IconButton
          label={`Действия: ${name}`}
          popoverTarget={menuId}
          aria-haspopup="menu"
          onClick={() => setMenuOpen(true)}
        >
          <MoreIcon />
        </IconButton>
        {isMenuOpen && (
          <Menu
            id={menuId}
            label={`Действия: ${name}`}
            {...buildEntryMenu(entry, roster, {
              previous: part[index - 1],
              next: part[index + 1],
              afterNext: part[index + 2],
            })}
            onClose={() => setMenuOpen(false)}
          />
        )}
      </span>
    </li>
  );
}
