import { formatFullName } from '../../../../../domain/play/people/names';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { useExportPlayerMutation } from '../../../../api/players/playerMutations';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/controls/Button';
import { toFileName } from '../../../../ui/files/fileName';
import { saveFile } from '../../../../ui/files/saveFile';
import { useSingleFlight } from '../../../../ui/loading/useSingleFlight';
import styles from './PersonDataPanel.module.css';

/** Buttons that save all data about a player, as a page or for another program (PLAYER-73). */
export function PlayerExportButtons({ card }: { card: PlayerCard }) {
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
