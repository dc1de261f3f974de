import { useId } from 'react';
import { describeUnpaired } from '../../../../domain/play/roster/unpairedTexts';
import { countPlannedRounds } from '../../../../domain/play/rounds/plannedRounds';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../domain/play/wire/playWire';
import { listStartedRounds } from '../../../../domain/play/model/round';
import { computeRoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { findTournamentType } from '../../../../domain/tournament/tournamentTypes';
import type { RosterActions } from '../useRosterActions';
import { FORMAT_PANELS } from './formatPanels';
import { MainSettings } from './MainSettings';
import { MoreSettings } from './MoreSettings';
import panel from './Panel.module.css';
import { ScheduleSummary } from './ScheduleSummary';
import styles from './Settings.module.css';
import { SettingsOrigin } from './SettingsOrigin';

type SettingsPanelProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** All settings of a play under a summary of its schedule: four in sight, the others folded (PLAY-75). */
export function SettingsPanel({ tournament, play, actions }: SettingsPanelProps) {
  const titleId = useId();
  const state = toPlayState(play);
  const { settings } = state;
  const startedCount = listStartedRounds(state.rounds).length;
  const isStarted = startedCount > 0;
  const load = computeRoundLoad(state, startedCount + 1);
  const type = findTournamentType(tournament.tournament_type);
  const format = type && FORMAT_PANELS[type];
  const missing = describeUnpaired(play.entries, settings.variant);
  const onChange = actions.changeSettings;
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <div className={styles.title}>
        <h2 id={titleId}>Настройки</h2>
        <span className={styles.quiet}>
          {isStarted ? 'для следующих раундов' : 'до первого раунда'}
        </span>
      </div>
      <SettingsOrigin tournament={tournament} play={play} actions={actions} />
      <ScheduleSummary
        tournament={tournament}
        settings={settings}
        load={load}
        describeMeetings={format?.describeMeetings}
        planned={countPlannedRounds(state, tournament)}
        rounds={state.rounds}
      />
      {missing && <p>{missing}</p>}
      <MainSettings
        tournament={tournament}
        state={state}
        load={load}
        meetingRounds={format?.countMeetingRounds(load) ?? null}
        startedCount={startedCount}
        onChange={onChange}
      />
      <MoreSettings
        settings={settings}
        load={load}
        PairingSettings={format?.PairingSettings ?? null}
        isStarted={isStarted}
        onChange={onChange}
      />
    </section>
  );
}
