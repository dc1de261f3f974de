import { useId } from 'react';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { describeSettingsSource } from '../../../../domain/play/changes/describeSettingsSource';
import { listStartedRounds } from '../../../../domain/play/model/round';
import { describeUnpaired } from '../../../../domain/play/roster/unpairedTexts';
import { countPlannedRounds } from '../../../../domain/play/rounds/plannedRounds';
import { computeRoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { findTournamentType } from '../../../../domain/tournament/tournamentTypes';
import { tournamentsApi } from '../../../api/tournaments/tournamentsApi';
import type { RosterActions } from '../useRosterActions';
import { describeMainSettings } from './describeMainSettings';
import { describeUnusualSettings } from './describeUnusualSettings';
import { FORMAT_PANELS } from './formatPanels';
import { MainSettings } from './MainSettings';
import { MoreSettings } from './MoreSettings';
import panel from './Panel.module.css';
import { ScheduleSummary } from './ScheduleSummary';
import styles from './Settings.module.css';
import { SettingsReturn } from './SettingsReturn';

type SettingsPanelProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** A summary of the schedule, and all settings of a play folded into a line that says them (PLAY-73, PLAY-75). */
export function SettingsPanel({ tournament, play, actions }: SettingsPanelProps) {
  const titleId = useId();
  // The play's screen loads the list.
  const { currentData } = tournamentsApi.endpoints.listTournaments.useQueryState();
  const state = toPlayState(play);
  const { settings } = state;
  const startedCount = listStartedRounds(state.rounds).length;
  const isStarted = startedCount > 0;
  const load = computeRoundLoad(state, startedCount + 1);
  const planned = countPlannedRounds(state, tournament);
  const type = findTournamentType(tournament.tournament_type);
  const format = type && FORMAT_PANELS[type];
  const missing = describeUnpaired(play.entries, settings.variant);
  const PairingSettings = format?.PairingSettings ?? null;
  const unusual = describeUnusualSettings(settings, PairingSettings !== null);
  const origin = describeSettingsSource(play.settingsSource, currentData?.tournaments ?? []);
  const onChange = actions.changeSettings;
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <div className={styles.title}>
        <h2 id={titleId}>Настройки</h2>
        <span className={styles.quiet}>
          {isStarted ? 'для следующих раундов' : 'до первого раунда'}
        </span>
      </div>
      <ScheduleSummary
        tournament={tournament}
        settings={settings}
        load={load}
        describeMeetings={format?.describeMeetings}
        planned={planned}
        rounds={state.rounds}
      />
      {missing && <p>{missing}</p>}
      <details className={`${styles.folded} ${styles.all}`}>
        <summary>
          {describeMainSettings(settings, load.courts, planned)}
          {unusual && <span className={styles.quiet}>{unusual}</span>}
          <span className={styles.quiet}>Настройки {origin} · изменить</span>
        </summary>
        <div className={styles.more}>
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
            PairingSettings={PairingSettings}
            isStarted={isStarted}
            onChange={onChange}
          />
          <SettingsReturn {...{ tournament, play, actions, origin, isStarted }} />
        </div>
      </details>
    </section>
  );
}
