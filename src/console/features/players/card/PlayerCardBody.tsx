import type { PlayerCard } from '../../../../domain/players/playerWire';
import { PlayerTournaments } from './PlayerTournaments';
import { PersonDataPanel } from './forgetting/PersonDataPanel';
import { FormChart } from './FormChart';
import { SamePlayers } from './merge/SamePlayers';
import { NotePanel } from './note/NotePanel';
import { PlayedWithList } from './PlayedWithList';
import { PlayerStatsPanel } from './PlayerStatsPanel';
import styles from './PlayerScreen.module.css';

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
