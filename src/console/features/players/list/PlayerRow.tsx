import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { formatShortDate } from '../../../../domain/dates/shortDate';
import { formatOrRaw, MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import { formatMoney } from '../../../../domain/fields/money';
import { formatFullName } from '../../../../domain/play/people/names';
import { formatRating } from '../../../../domain/players/card/playerTexts';
import type { Player } from '../../../../domain/players/playerWire';
import { toTelHref } from '../../../ui/people/toTelHref';
import styles from './PlayerRow.module.css';
import { getPlayerPath } from '../../../playerPaths';

type PlayerRowProps = {
  player: Player;
  index: number;
  /** True if the card asks whether a namesake with a phone is the same person (PLAYER-84). */
  isDoubtful: boolean;
  measure: (row: HTMLTableRowElement | null) => void;
  onOpen: (player: Player) => void;
};

const isOnLink = ({ target }: { target: EventTarget }): boolean =>
  (target as Element).closest('a') !== null;

/** A row of the list, on a phone a card (PLAYER-11). */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { player, index, isDoubtful, measure, onOpen } = props;
  const { id, phone, level, tournaments, lastSeen, noShows, paid, rating } = player;

  const press = (event: MouseEvent) => {
    if (!isOnLink(event)) onOpen(player);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpen(player);
  };
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(player);
  };

  return (
    <tr
      ref={measure}
      role="row"
      tabIndex={0}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.row}
      onClick={press}
      onKeyDown={pressKey}
    >
      <td role="cell" className={styles.name}>
        <Link to={getPlayerPath(id)} onClick={openHere}>
          <bdi>{formatFullName(player) || MISSING_FACT_TEXT}</bdi>
        </Link>
        {phone && (
          <a className={styles.phone} href={toTelHref(phone)}>
            {phone}
          </a>
        )}
        {isDoubtful && <span className={styles.phone}>есть тёзка: один человек?</span>}
      </td>
      <td role="cell" className={styles.level} data-caption="Уровень">
        {level === null ? MISSING_FACT_TEXT : formatLevel(level)}
      </td>
      <td role="cell" className={styles.rating} data-caption="По игре:">
        {formatRating(rating) || MISSING_FACT_TEXT}
      </td>
      <td role="cell" className={styles.tournaments} data-caption="Турниры:">
        {tournaments}
      </td>
      <td role="cell" className={styles.lastSeen}>
        {lastSeen === null ? MISSING_FACT_TEXT : formatOrRaw(lastSeen, formatShortDate)}
      </td>
      <td
        role="cell"
        className={styles.noShows}
        data-caption="Неявки:"
        data-some={noShows > 0 ? '' : undefined}
      >
        {noShows}
      </td>
      <td role="cell" className={styles.paid}>
        {formatMoney(paid)}
      </td>
    </tr>
  );
});
