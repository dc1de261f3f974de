import { useState } from 'react';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { Button } from '../../../../ui/controls/Button';
import { PlayerExportButtons } from './PlayerExportButtons';
import { ForgetDialog } from './ForgetDialog';
import { CardSection } from '../CardSection';
import styles from './PersonDataPanel.module.css';

/** Buttons to export and to delete a player's data, which every person may request (PLAYER-70, PLAYER-73). */
export function PersonDataPanel({ card }: { card: PlayerCard }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <CardSection title="Данные игрока" className={styles.data}>
      <p>Если человек спрашивает, что клуб о&nbsp;нём хранит, скачайте файл и&nbsp;отдайте ему.</p>
      <PlayerExportButtons card={card} />
      <p>
        Если человек просит удалить свои данные, имя и&nbsp;телефон исчезнут отовсюду, а&nbsp;счёт
        и&nbsp;места останутся за&nbsp;«Игроком».
      </p>
      <Button kind="danger" onClick={() => setAsked(true)}>
        Забыть игрока
      </Button>
      {isAsked && <ForgetDialog card={card} onClose={() => setAsked(false)} />}
    </CardSection>
  );
}
