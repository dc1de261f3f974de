import { formatShortDate } from '../../../../domain/dates/shortDate';
import { formatOrRaw, MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import { formatMoney } from '../../../../domain/fields/money';
import { formatRating } from '../../../../domain/players/card/playerTexts';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { describeRating } from '../../../../domain/rating/describeRating';
import { DescriptionList } from '../../../ui/layout/DescriptionList';
import { PhoneActions } from '../../../ui/people/PhoneActions';
import styles from './PlayerStatsPanel.module.css';

export function PlayerStatsPanel({ card }: { card: PlayerCard }) {
  const { phone, otherPhones, level, rating, tournaments, lastSeen, noShows, paid } = card;
  return (
    <>
      <DescriptionList
        className={styles.stats}
        facts={{
          Телефон: (
            <>
              <PhoneActions phone={phone ?? ''} />
              {otherPhones.length > 0 && (
                <ul className={styles.others} aria-label="Другие телефоны">
                  {otherPhones.map((other) => (
                    <li key={other}>
                      <a href={`tel:${other.replace(/[^\d+]/g, '')}`}>{other}</a>
                    </li>
                  ))}
                </ul>
              )}
            </>
          ),
          'Уровень, как назвали': level === null ? MISSING_FACT_TEXT : formatLevel(level),
          'Уровень по\u00a0игре': formatRating(rating) || MISSING_FACT_TEXT,
          Турниры: tournaments,
          'Последний раз':
            lastSeen === null ? MISSING_FACT_TEXT : formatOrRaw(lastSeen, formatShortDate),
          Неявки: noShows,
          Оплачено: formatMoney(paid),
        }}
      />
      {rating?.level === null && <p className={styles.hint}>{describeRating(rating)}</p>}
    </>
  );
}
