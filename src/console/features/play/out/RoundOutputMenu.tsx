import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { MenuButton } from '../../../ui/controls/MenuButton';
import { ShareIcon } from '../../../ui/icons/playIcons';
import { usePlayContext } from '../rounds/playContext';
import { PrintedRounds, type PaperKind } from './paper/PrintedRounds';
import { usePlaySharing } from './usePlaySharing';

type RoundMenuProps = {
  tournament: Tournament;
  play: Play;
  /** Number of the shown round. */
  number: number;
  isPhone: boolean;
};

/** Turns rounds into a picture, paper or a file (SEEN-31 to SEEN-33). */
export function RoundOutputMenu({ tournament, play, number, isPhone }: RoundMenuProps) {
  const { planned } = usePlayContext();
  const { openPicture, results, dialogs } = usePlaySharing(tournament, play);
  const [paper, setPaper] = useState<PaperKind>('rounds');
  const printAs = (chosen: PaperKind) => {
    // The browser reads the page during the call, so it must be rendered before.
    flushSync(() => setPaper(chosen));
    print();
  };
  return (
    <>
      <MenuButton
        label="Распечатать или поделиться"
        icon={<ShareIcon />}
        isIcon={isPhone}
        entries={[
          {
            text: 'Картинка раунда',
            onChoose: () => openPicture({ kind: 'round', number, planned }),
          },
          { text: 'Печать всех раундов', onChoose: () => printAs('rounds') },
          { text: 'Печать листов для счёта', onChoose: () => printAs('sheets') },
          results,
        ]}
      />
      {dialogs}
      <PrintedRounds
        tournament={tournament}
        play={play}
        planned={planned}
        paper={paper}
        onPrinted={() => setPaper('rounds')}
      />
    </>
  );
}
