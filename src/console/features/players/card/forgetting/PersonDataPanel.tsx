import { useState } from 'react';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { formatFullName } from '../../../../../domain/play/people/names';
import { Button } from '../../../../ui/controls/Button';
import { ForgetDialog } from './ForgetDialog';
import { CardSection } from '../CardSection';
import styles from './PersonDataPanel.module.css';
import { useExportPlayerMutation } from '../../../../api/players/playerMutations';
import { Alert } from '../../../../ui/feedback/Alert';
import { toFileName } from '../../../../ui/files/fileName';
import { saveFile } from '../../../../ui/files/saveFile';
import { useSingleFlight } from '../../../../ui/loading/useSingleFlight';

/** Buttons that save all data about a player, as a page or for another program (PLAYER-73). */
function PlayerExportButtons({ card }: { card: PlayerCard }) {
  const [read, { isLoading, error, reset }] = useExportPlayerMutation();
  const name = toFileName(`Данные игрока ${formatFullName(card)}`);

  const save = async (asPage: boolean) => {
    const { data: files } = await read(card.id);
    if (!files) return;
    if (asPage) saveFile(`${name}.html`, files.page, 'text/html;charset=utf-8');
    else saveFile(`${name}.json`, JSON.stringify(files.data, null, 2), 'application/json');
    reset();
  };
  const savePage = useSingleFlight(() => save(true));
  const saveJson = useSingleFlight(() => save(false));

  return (
    <>
      <div className={styles.buttons}>
        <Button disabled={isLoading} onClick={savePage}>
          Скачать страницей
        </Button>
        <Button disabled={isLoading} onClick={saveJson}>
          Скачать для программ
        </Button>
      </div>
      {error && <Alert>{error.message}</Alert>}
    </>
  );
}

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
