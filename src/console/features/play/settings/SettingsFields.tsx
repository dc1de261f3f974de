import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { getPlayStage } from '../../../../domain/play/model/round';
import type { RoundLoad } from '../../../../domain/play/rounds/roundLoad';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import type { RosterActions } from '../useRosterActions';
import { MainSettings } from './MainSettings';
import { MoreSettings } from './MoreSettings';
import { SettingsReturn } from './SettingsReturn';

type SettingsFieldsProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  load: RoundLoad;
  /** Null for a format that guarantees no meetings. */
  meetingRounds: number | null;
  hasPairingSettings: boolean;
  /** Origin of the settings: «как 21 ноября». */
  origin: string;
};

/** All settings of a play. Their code loads after the roster (PLAY-75). */
export function SettingsFields(props: SettingsFieldsProps) {
  const { tournament, play, actions, load, meetingRounds, hasPairingSettings, origin } = props;
  const state = toPlayState(play);
  const stage = getPlayStage(state.rounds);
  const onChange = actions.changeSettings;
  return (
    <>
      <MainSettings {...{ tournament, state, load, meetingRounds, onChange }} />
      <MoreSettings settings={state.settings} {...{ load, hasPairingSettings, stage, onChange }} />
      <SettingsReturn {...{ tournament, play, actions, origin, stage }} />
    </>
  );
}
