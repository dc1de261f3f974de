import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { formatShortDate, formatWeekday } from '../../../../../domain/dates/shortDate';
import { MISSING_FACT_TEXT, formatOrRaw } from '../../../../../domain/lib/formatOrRaw';
import { formatLevelRange } from '../../../../../domain/fields/level';
import { formatFee } from '../../../../../domain/fields/money';
import { formatTimeRange } from '../../../../../domain/dates/time';
import { isRealDate } from '../../../../../domain/dates/dates';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../../domain/tournament/tournamentWire';
import type { DialogKind } from '../../../../state/openDialog';
import { IconButton } from '../../../../ui/controls/Button';
import { TypeChip } from '../../display/TypeChip';
import styles from './TournamentRow.module.css';

type TournamentRowProps = {
  tournament: Tournament;
  isPast: boolean;
  index: number;
  measure: (row: HTMLTableRowElement | null) => void;
  /** True for a selected row; undefined outside the selection mode (COMFORT-11). */
  isSelected: boolean | undefined;
  /** Number of new applications of the tournament (COMFORT-61). */
  unseenCount: number | undefined;
  /** The text «12 играют · 1 ждёт» for a tournament with a roster (ROSTER-42). */
  people: string | undefined;
  /** The winner's name for a finished tournament: «Анна Соколова» (PLAY-16). */
  wonBy: string | undefined;
  /** The text «закончен» for a tournament whose play has ended (PLAY-80). */
  over: string | undefined;
  isCard: boolean;
  /** True when the tournament begins soon and has no applications. */
  lacksApplications: boolean;
  /** True when the tournament was just created (CREATE-11). */
  isAdded: boolean;
  onOpen: (kind: DialogKind, tournamentId: number) => void;
  onOpenMenu: (tournament: Tournament) => void;
  /** Toggles the selection; with Shift, selects the range that ends here. */
  onPick: (tournamentId: number, isRange: boolean) => void;
};

/** A row of the table; on a phone, a card (LIST-2, LIST-8, LIST-10). */
export const TournamentRow = memo(function TournamentRow(props: TournamentRowProps) {
  const { tournament, isPast, index, measure, isSelected, unseenCount, isAdded, onOpen, onPick } =
    props;
  const { id, date, applications } = tournament;
  const lack = props.lacksApplications ? styles.lack : '';
  const winners = props.wonBy && <span className={styles.winners}>{props.wonBy}</span>;

  const press = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (isSelected !== undefined || shiftKey || ctrlKey || metaKey) onPick(id, shiftKey);
    else onOpen('detail', id);
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') onOpen('detail', id);
    else if (event.key === ' ') onPick(id, event.shiftKey);
    else return;
    event.preventDefault();
  };

  return (
    <tr
      ref={measure}
      role="row"
      tabIndex={0}
      data-index={index}
      aria-rowindex={index + 2}
      data-added={isAdded ? '' : undefined}
      className={isPast ? `${styles.row} quiet` : styles.row}
      // With Shift, the browser would select the text between the two pressed rows.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={press}
      onKeyDown={pressKey}
    >
      <td role="cell" className={styles.type}>
        {isSelected !== undefined && (
          <input type="checkbox" aria-label="Выбрать" checked={isSelected} readOnly />
        )}
        <TypeChip type={tournament.tournament_type} />
      </td>
      <td role="cell" className={styles.date}>
        {formatOrRaw(date, formatShortDate)}{' '}
        {isRealDate(date) && <span className="small">{formatWeekday(date)}</span>}{' '}
        {!props.isCard && winners}
      </td>
      <td role="cell" className={styles.time}>
        {formatTimeRange(tournament.start_time, tournament.end_time)}
        {/* A past day already shows that the play is over. */}
        {!isPast && props.over && <span className={styles.over}> {props.over}</span>}
      </td>
      <td role="cell" className={styles.level} data-caption="Уровень">
        {formatLevelRange(tournament.level_from, tournament.level_to)}
      </td>
      <td role="cell" className={styles.fee}>
        {formatFee(tournament.entry_fee)}
      </td>
      <td role="cell" className={styles.organizer}>
        <span className={styles.name}>{tournament.organizer_name || MISSING_FACT_TEXT}</span>{' '}
        <span className={styles.phone}>{tournament.organizer_phone || MISSING_FACT_TEXT}</span>
      </td>
      <td
        role="cell"
        className={`${styles.applications} ${lack}`}
        data-caption="Заявки:"
        data-unseen={unseenCount}
      >
        {applications.length}
        {props.people && <span className={styles.people}> {props.people}</span>}
        {props.isCard && winners}
      </td>
      <td
        role="cell"
        className={styles.actions}
        // Users easily hit the space around the buttons by mistake, so it does not open the row.
        onClick={(event) => event.stopPropagation()}
      >
        {hasServerId(tournament) && (
          <>
            <IconButton
              label="Редактировать"
              className={styles.pencil}
              onClick={() => onOpen('edit', id)}
            />
            <IconButton
              label="Удалить"
              className={styles.bin}
              isDangerous
              onClick={() => onOpen('delete', id)}
            />
            <IconButton
              label="Действия"
              className={styles.more}
              popoverTarget={`menu-${id}`}
              aria-haspopup="menu"
              onClick={() => props.onOpenMenu(tournament)}
            />
          </>
        )}
      </td>
    </tr>
  );
});
