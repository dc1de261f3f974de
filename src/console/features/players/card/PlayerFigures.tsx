import { formatOrRaw, formatShortDate, MISSING_TEXT } from '../../../../domain/format';
import { formatLevel } from '../../../../domain/level';
import { formatMoney } from '../../../../domain/money';
import { formatRating } from '../../../../domain/players/playerTexts';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { describeRating } from '../../../../domain/rating/ratingText';
import { DescriptionList } from '../../../ui/DescriptionList';
import { PhoneActions } from '../../../ui/PhoneLink';
import styles from './PlayerFigures.module.css';

/** PLAYER-20: what a player's evenings come to. */
export function PlayerStats({ card }: { card: PlayerCard }) {
  const { phone, level, rating, tournaments, lastSeen, noShows, paid } = card;
  return (
    <>
      <DescriptionList
        className={styles.figures}
        facts={{
          Телефон: <PhoneActions phone={phone ?? ''} />,
          'Уровень, как назвали': level === null ? MISSING_TEXT : formatLevel(level),
          'Уровень по\u00a0игре': formatRating(rating) || MISSING_TEXT,
          Турниры: tournaments,
          'Последний раз':
            lastSeen === null ? MISSING_TEXT : formatOrRaw(lastSeen, formatShortDate),
          Неявки: noShows,
          Оплачено: formatMoney(paid),
        }}
      />
      {rating?.level === null && <p className={styles.hint}>{describeRating(rating)}</p>}
    </>
  );
}
