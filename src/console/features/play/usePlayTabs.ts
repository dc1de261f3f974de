import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PLAY_TABS, getPlayPath, type PlayTab } from '../../paths';
import type { PlayProgressState } from './usePlayProgress';

/** The tab that fits the state of the play (ROSTER-17). */
function getFirstTab({ startedRounds, step }: PlayProgressState): PlayTab {
  if (step.kind === 'finished') return 'table';
  return startedRounds.length > 0 ? 'rounds' : 'roster';
}

/** The shown tab: the one in the address, or the initial tab of the play's state on opening. */
export function usePlayTabs(tournamentId: number, progress: PlayProgressState) {
  const navigate = useNavigate();
  const { tab: named } = useParams();
  // Later changes of the play do not change the tab.
  const [first] = useState(() => getFirstTab(progress));
  const settingsRef = useRef<HTMLDivElement>(null);
  const showTab = (tab: PlayTab) =>
    void navigate(getPlayPath(tournamentId, tab), { replace: true });

  function showTable() {
    showTab('table');
    // The pressed button has disappeared, so the standings take the focus.
    setTimeout(() => document.getElementById('play-table')?.focus());
  }

  /** Shows the rounds, with the focus on the button for the next step. */
  function showNextStep() {
    showTab('rounds');
    setTimeout(() => document.querySelector<HTMLElement>('[data-next-step]')?.focus());
  }

  function showSettings() {
    showTab('roster');
    // The timer runs after the settings are rendered.
    setTimeout(() => {
      settingsRef.current?.querySelector('details')?.setAttribute('open', '');
      settingsRef.current?.scrollIntoView();
      settingsRef.current?.focus();
    });
  }

  return {
    tab: PLAY_TABS.find((one) => one === named) ?? first,
    showTab,
    showTable,
    showNextStep,
    showSettings,
    /** Ref for the settings within the roster. */
    settingsRef,
  };
}
