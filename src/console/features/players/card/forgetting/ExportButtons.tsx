import { formatFullName } from '../../../../../domain/play/names';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { useExportPlayerMutation } from '../../../../api/playerMutations';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { toFileName } from '../../../../ui/files/fileNameOf';
import { saveFile } from '../../../../ui/saveFile';
import { useSingleFlight } from '../../../../ui/useSingleFlight';
import styles from './ForgetPanel.module.css';

/** PLAYER-73: all that the club keeps of a player, as a page or for another program. */
export function ExportButtons({ card }: { card: PlayerCard }) {
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
