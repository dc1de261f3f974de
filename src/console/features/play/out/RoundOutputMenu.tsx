import { useState } from 'react';
import { flushSync } from 'react-dom';
import { buildRoundText } from '../../../../domain/play/output/roundText';
import { buildPublicRounds } from '../../../../domain/play/output/publicRounds';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { MenuButton } from '../../../ui/controls/MenuButton';
import { ShareIcon } from '../../../ui/icons/playIcons';
import { usePlayContext } from '../rounds/playContext';
import { formatRoundTimes } from '../rounds/formatRoundTimes';
import { PrintedRounds, type PaperKind } from './paper/PrintedRounds';
import { usePlaySharing } from './usePlaySharing';

type RoundMenuProps = {
  tournament: Tournament;
  play: Play;
  /** Number of the shown round. */
  number: number;
  isPhone: boolean;
};

/** Sends rounds to a chat, a picture, paper or a file (SEEN-30 to SEEN-33). */
export function RoundOutputMenu({ tournament, play, number, isPhone }: RoundMenuProps) {
  const { planned } = usePlayContext();
  const { copy, openPicture, results, dialogs } = usePlaySharing(tournament, play);
  const [paper, setPaper] = useState<PaperKind>('rounds');
  const copyRound = () => {
    const shownRound = buildPublicRounds(play)[number - 1]!;
    const times = formatRoundTimes(shownRound.round, play.rounds[number]);
    return copy(buildRoundText(tournament, shownRound, planned, times), 'Раунд скопирован');
  };
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
          { text: 'Раунд для чата', onChoose: () => void copyRound() },
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
