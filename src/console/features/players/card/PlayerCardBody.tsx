import type { PlayerCard, CoPlayer } from '../../../../domain/players/playerWire';
import { PersonDataPanel } from './forgetting/PersonDataPanel';
import { FormChart } from './FormChart';
import { SamePlayers } from './merge/SamePlayers';
import { NotePanel } from './note/NotePanel';
import { Link } from 'react-router';
import { formatFullName } from '../../../../domain/play/people/names';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { CardSection } from './CardSection';
import playedWithListStyles from './PlayedWithList.module.css';
import { getPlayerPath } from '../../../playerPaths';
import { formatShortDate } from '../../../../domain/dates/shortDate';
import { formatOrRaw, MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import { formatMoney } from '../../../../domain/fields/money';
import { formatRating } from '../../../../domain/players/card/playerTexts';
import { describeRating } from '../../../../domain/rating/describeRating';
import { DescriptionList } from '../../../ui/layout/DescriptionList';
import { PhoneActions } from '../../../ui/people/PhoneActions';
import statsPanelStyles from './PlayerStatsPanel.module.css';
import styles from './PlayerScreen.module.css';
import { PlayerTournaments } from './PlayerTournaments';

const SHOWN_MAX = 5;

type PlayedWithListProps = { title: string; players: readonly CoPlayer[] };

/** The most frequent partners or opponents of a player (PLAYER-20). */
function PlayedWithList({ title, players }: PlayedWithListProps) {
  if (players.length === 0) return null;
  return (
    <CardSection title={title}>
      <ol className={playedWithListStyles.list}>
        {players.slice(0, SHOWN_MAX).map((player) => (
          <li key={player.id}>
            <Link to={getPlayerPath(player.id)}>
              <bdi>{formatFullName(player)}</bdi>
            </Link>
            <span>{formatQuantity(player.times, 'матч', 'матча', 'матчей')}</span>
          </li>
        ))}
      </ol>
    </CardSection>
  );
}

function PlayerStatsPanel({ card }: { card: PlayerCard }) {
  const { phone, otherPhones, level, rating, tournaments, lastSeen, noShows, paid } = card;
  return (
    <>
      <DescriptionList
        className={statsPanelStyles.stats}
        facts={{
          Телефон: (
            <>
              <PhoneActions phone={phone ?? ''} />
              {otherPhones.length > 0 && (
                <ul className={statsPanelStyles.others} aria-label="Другие телефоны">
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
      {rating?.level === null && <p className={statsPanelStyles.hint}>{describeRating(rating)}</p>}
    </>
  );
}

export function PlayerCardBody({ card }: { card: PlayerCard }) {
  return (
    <>
      <PlayerStatsPanel card={card} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FormChart form={card.form} />
          <PlayerTournaments tournaments={card.evenings} />
        </div>
        <div className={styles.side}>
          <NotePanel card={card} />
          <SamePlayers card={card} />
          <PlayedWithList title={'Чаще всего в\u00a0паре'} players={card.partners} />
          <PlayedWithList title="Чаще всего против" players={card.opponents} />
          <PersonDataPanel card={card} />
        </div>
      </div>
    </>
  );
}
