import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import { MenuButton } from '../../../ui/controls/MenuButton';
import { PrintIcon, ShareIcon } from '../../../ui/icons/playIcons';
import { usePlaySharing } from '../out/usePlaySharing';
import { getPublicStandings } from './getPublicStandings';

/** Prints and saves the standings; null while no round is complete (SEEN-31, SEEN-33). */
export function StandingsButtons({ tournament, play }: { tournament: Tournament; play: Play }) {
  const { openPicture, results, dialogs } = usePlaySharing(tournament, play);
  if (getPublicStandings(play).count === 0) return null;
  return (
    <>
      <Button onClick={() => print()}>
        <PrintIcon />
        Печать
      </Button>
      <MenuButton
        label="Поделиться"
        icon={<ShareIcon />}
        entries={[
          { text: 'Картинка таблицы', onChoose: () => openPicture({ kind: 'table' }) },
          results,
        ]}
      />
      {dialogs}
    </>
  );
}
