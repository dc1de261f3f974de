import { useId } from 'react';
import { countPlannedRounds } from '../../../../domain/play/rounds/plannedRounds';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { isSettingFixed } from '../../../../domain/play/model/gameSettings';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listStartedRounds } from '../../../../domain/play/model/round';
import { computeRoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { findTournamentType } from '../../../../domain/tournament/tournamentTypes';
import type { RosterActions } from '../useRosterActions';
import { CourtSettings } from './CourtSettings';
import { ScheduleSummary } from './ScheduleSummary';
import { FORMAT_PANELS } from './formatPanels';
import panel from './Panel.module.css';
import styles from './GameSettingsPanel.module.css';
import { RestCreditSetting } from './RestCreditSetting';
import { RoundCountSetting } from './RoundCountSetting';
import { ScoreSettings } from './ScoreSettings';
import { TimeSettings } from './TimeSettings';
import { PartnerModeSetting } from './PartnerModeSetting';

type GamePanelProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** Settings of the game, after a summary of its schedule. Some can change during the play (PLAY-1). */
export function GameSettingsPanel({ tournament, play, actions }: GamePanelProps) {
  const titleId = useId();
  const state = toPlayState(play);
  const { settings } = state;
  const startedCount = listStartedRounds(state.rounds).length;
  const isStarted = startedCount > 0;
  const load = computeRoundLoad(state, startedCount + 1);
  const type = findTournamentType(tournament.tournament_type);
  const own = type && FORMAT_PANELS[type];
  const planned = countPlannedRounds(state, tournament);
  const onChange = actions.changeSettings;
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <div className={styles.title}>
        <h2 id={titleId}>Настройки игры</h2>
        <span className={styles.quiet}>
          {isStarted ? 'для следующих раундов' : 'до первого раунда'}
        </span>
      </div>
      <ScheduleSummary
        tournament={tournament}
        settings={settings}
        load={load}
        describeMeetings={own?.describeMeetings}
        planned={planned}
        startedCount={startedCount}
      />
      <RoundCountSetting
        tournament={tournament}
        settings={settings}
        load={load}
        startedCount={startedCount}
        planned={planned}
        onChange={onChange}
      />
      <PartnerModeSetting play={play} isStarted={isStarted} onChange={onChange} />
      <CourtSettings settings={settings} used={load.courts} onChange={onChange} />
      <ScoreSettings settings={settings} isStarted={isStarted} onChange={onChange} />
      {!isSettingFixed('restCredit', isStarted) && (
        <RestCreditSetting settings={settings} load={load} onChange={onChange} />
      )}
      <TimeSettings settings={settings} onChange={onChange} />
      {own?.Settings && (
        <own.Settings settings={settings} isStarted={isStarted} onChange={onChange} />
      )}
    </section>
  );
}
