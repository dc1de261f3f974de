import { useCallback, useEffect, useId, useState } from 'react';
import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { describeSettingsSource } from '../../../../domain/play/changes/describeSettingsSource';
import {
  completeCarriedSettings,
  pickCarriedSettings,
  pickOtherSettings,
} from '../../../../domain/play/model/carriedSettings';
import { listStartedRounds } from '../../../../domain/play/model/round';
import { describeUnpaired } from '../../../../domain/play/roster/unpairedTexts';
import { countPlannedRounds } from '../../../../domain/play/rounds/plannedRounds';
import { computeRoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { findTournamentType } from '../../../../domain/tournament/tournamentTypes';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { PlaySettings } from '../../../../domain/play/model/settings';
import { tournamentsApi } from '../../../api/tournaments/tournamentsApi';
import { createLazyComponent } from '../../../ui/loading/createLazyComponent';
import type { RosterActions } from '../useRosterActions';
import { describeUnusualSettings } from './describeUnusualSettings';
import { FORMAT_PANELS } from './formatPanels';
import panel from './Panel.module.css';
import { ScheduleSummary } from './ScheduleSummary';
import styles from './Settings.module.css';
import { listScoreOptions, toScoreOption } from './scoreOptions';

export const LazySettingsFields = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'play-dialogs' */ './SettingsFields')).SettingsFields,
);

/**
 * The four main settings in one line: «2 корта · 7 раундов · до суммы 24 · 16 мест» (PLAY-75).
 * @param used the number of courts that the players fill
 * @param planned the number of rounds
 */
function describeMainSettings(settings: PlaySettings, used: number, planned: number): string {
  const { capacity } = settings;
  const courts = settings.courts ?? used;
  const option = toScoreOption(settings);
  const score = listScoreOptions(settings, true).find(({ value }) => value === option);
  return [
    courts > 0 && formatQuantity(courts, 'корт', 'корта', 'кортов'),
    formatQuantity(planned, 'раунд', 'раунда', 'раундов'),
    score?.label.replaceAll(' ', '\u00a0'),
    capacity === null
      ? 'без\u00a0ограничения мест'
      : formatQuantity(capacity, 'место', 'места', 'мест'),
  ]
    .filter(Boolean)
    .join(' · ');
}

type SettingsPanelProps = { tournament: Tournament; play: Play; actions: RosterActions };

/** A summary of the schedule above the folded settings of a play, which one line sums up (PLAY-73, PLAY-75). */
export function SettingsPanel({ tournament, play, actions }: SettingsPanelProps) {
  const titleId = useId();
  // This hook sends no request, because the play's screen loads the list.
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
  const hasPairingSettings = format?.hasPairingSettings ?? false;
  const unusual = describeUnusualSettings(settings, hasPairingSettings);
  const origin = describeSettingsSource(play.settingsSource, currentData?.tournaments ?? []);
  const given = completeCarriedSettings(play.settingsSource?.settings);
  const isChanged = Object.keys(pickOtherSettings(pickCarriedSettings(settings), given)).length > 0;
  const [isLoaded, setLoaded] = useState(LazySettingsFields.isLoaded);
  const loadFields = useCallback(() => {
    // If loading fails, opening the settings tries again.
    void LazySettingsFields.preload().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  useEffect(loadFields, [loadFields]);
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
      <details className={`${styles.folded} ${styles.all}`} onToggle={loadFields}>
        <summary>
          {describeMainSettings(settings, load.courts, planned)}
          {unusual && <span className={styles.quiet}>{unusual}</span>}
          <span className={styles.quiet}>
            Настройки {origin}
            {isChanged && ', с изменениями'} · изменить
          </span>
        </summary>
        <div className={styles.more}>
          {isLoaded ? (
            <LazySettingsFields
              {...{ tournament, play, actions, load, origin }}
              meetingRounds={format?.countMeetingRounds(load) ?? null}
              hasPairingSettings={hasPairingSettings}
            />
          ) : (
            <p>Загрузка...</p>
          )}
        </div>
      </details>
    </section>
  );
}
