import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import type { PlayTab } from '../../../paths';
import type { MenuOption } from '../../../ui/controls/Menu';
import { getPublicStandings } from '../standings/getPublicStandings';
import { PrintedRounds, type PaperKind } from './paper/PrintedRounds';
import { usePlaySharing } from './usePlaySharing';

type PlayOutputSource = {
  tournament: Tournament;
  play: Play;
  tab: PlayTab;
  /** Number of the shown round. */
  number: number;
  planned: number;
};

/**
 * Menu items that print, save or draw the shown round or the standings (PLAY-8, SEEN-31 to SEEN-33). The outcome itself
 * has a button for its picture.
 * @returns the items, and elements that must be rendered next to them
 */
export function usePlayOutput({ tournament, play, tab, number, planned }: PlayOutputSource) {
  const { openPicture, results, dialogs } = usePlaySharing(tournament, play);
  const [paper, setPaper] = useState<PaperKind>('rounds');
  const round = tab === 'rounds' ? play.rounds[number - 1] : undefined;
  const printAs = (chosen: PaperKind) => {
    // The browser reads the page during the call, so the paper must be rendered before it.
    flushSync(() => setPaper(chosen));
    print();
  };
  const listRoundItems = (): MenuOption[] => [
    {
      text: round?.final ? 'Картинка финала' : 'Картинка раунда',
      onChoose: () => openPicture({ kind: 'round', number, planned }),
    },
    { text: 'Печать всех раундов', onChoose: () => printAs('rounds') },
    { text: 'Печать листов для счёта', onChoose: () => printAs('sheets') },
    results,
  ];
  const listStandingsItems = (): MenuOption[] => {
    if (getPublicStandings(play).count === 0) return [];
    const picture = { text: 'Картинка таблицы', onChoose: () => openPicture({ kind: 'table' }) };
    return [
      ...(play.outcome.finishedAt === null ? [picture] : []),
      { text: 'Печать', onChoose: () => print() },
      results,
    ];
  };
  return {
    items: round ? listRoundItems() : tab === 'table' ? listStandingsItems() : [],
    parts: (
      <>
        {dialogs}
        {round && (
          <PrintedRounds
            tournament={tournament}
            play={play}
            planned={planned}
            paper={paper}
            onPrinted={() => setPaper('rounds')}
          />
        )}
      </>
    ),
  };
}
