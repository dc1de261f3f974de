import type { Play } from '../../../../domain/play/wire/playWire';
import { buildStandingsText } from '../../../../domain/play/standings/standingsText';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Button } from '../../../ui/controls/Button';
import { CopyIcon } from '../../../ui/icons/lazyIcons';
import { MenuButton } from '../../../ui/controls/MenuButton';
import { PrintIcon, ShareIcon } from '../../../ui/icons/playIcons';
import { usePlaySharing } from '../out/usePlaySharing';
import { getPublicStandings } from './getPublicStandings';

/** Prints, copies and saves the standings; null while no round is complete (PLAY-8, SEEN-31, SEEN-33). */
export function StandingsButtons({ tournament, play }: { tournament: Tournament; play: Play }) {
  const { copy, openPicture, results, dialogs } = usePlaySharing(tournament, play);
  const { count, heading, rows, nameOf } = getPublicStandings(play);
  if (count === 0) return null;
  const buildText = () => buildStandingsText(tournament, heading, rows, play.settings, nameOf);
  return (
    <>
      <Button onClick={() => print()}>
        <PrintIcon />
        Печать
      </Button>
      <Button onClick={() => void copy(buildText(), 'Таблица скопирована')}>
        <CopyIcon />
        Таблица для чата
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
