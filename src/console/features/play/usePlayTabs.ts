import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PLAY_TABS, getPlayPath, type PlayTab } from '../../paths';
import type { PlayProgressState } from './usePlayProgress';

/** ROSTER-17: the part of a play where it stands. */
function getFirstTab({ startedRounds, step }: PlayProgressState): PlayTab {
  if (step.kind === 'finished') return 'table';
  return startedRounds.length > 0 ? 'rounds' : 'roster';
}

/** Which part of a play is shown: the one that its address names, or the one where it stood when it was opened. */
export function usePlayTabs(tournamentId: number, progress: PlayProgressState) {
  const navigate = useNavigate();
  const { tab: named } = useParams();
  // What happens while it is looked at changes no tab.
  const [first] = useState(() => getFirstTab(progress));
  const settingsRef = useRef<HTMLDivElement>(null);
  const showTab = (tab: PlayTab) =>
    void navigate(getPlayPath(tournamentId, tab), { replace: true });

  function showTable() {
    showTab('table');
    // What was pressed is not there any more.
    setTimeout(() => document.getElementById('play-table')?.focus());
  }

  function showSettings() {
    showTab('roster');
    // Once they are there.
    setTimeout(() => {
      settingsRef.current?.scrollIntoView();
      settingsRef.current?.focus();
    });
  }

  return {
    tab: PLAY_TABS.find((one) => one === named) ?? first,
    showTab,
    showTable,
    showSettings,
    /** Of the settings in the roster. */
    settingsRef,
  };
}
