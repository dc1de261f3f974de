import { describeSettingsSource } from '../../../../domain/play/changes/describeSettingsSource';
import {
  completeCarriedSettings,
  pickCarriedSettings,
  pickOtherSettings,
  type CarriedSettings,
} from '../../../../domain/play/model/carriedSettings';
import { pick } from '../../../../domain/lib/pick';
import {
  GAME_SETTINGS,
  isSettingFixed,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { listStartedRounds } from '../../../../domain/play/model/round';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useSetUsualSettingsMutation } from '../../../api/play/playMutations';
import { tournamentsApi } from '../../../api/tournaments/tournamentsApi';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import type { MenuOption } from '../../../ui/controls/Menu';
import { MenuButton } from '../../../ui/controls/MenuButton';
import type { RosterActions } from '../useRosterActions';
import styles from './SettingsOrigin.module.css';

type SettingsOriginProps = { tournament: Tournament; play: Play; actions: RosterActions };

const isOfGame = (name: string): name is keyof GameSettings => name in GAME_SETTINGS;

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** The origin of the settings, and a menu to return to it or to make the present ones usual (PLAY-72, PLAY-73). */
export function SettingsOrigin({ tournament, play, actions }: SettingsOriginProps) {
  const dispatch = useAppDispatch();
  // The play's screen loads the list.
  const { currentData } = tournamentsApi.endpoints.listTournaments.useQueryState();
  const [setUsual] = useSetUsualSettingsMutation();
  const { settingsSource, usualSettings } = play;
  const isStarted = listStartedRounds(play.rounds).length > 0;
  const settings = pickCarriedSettings(play.settings);
  const origin = describeSettingsSource(settingsSource, currentData?.tournaments ?? []);
  const usual = completeCarriedSettings(usualSettings);

  /** Offers to set what differs from other settings and can still be set. */
  function createReturn(text: string, others: CarriedSettings): MenuOption[] {
    const names = Object.keys(pickOtherSettings(others, settings)) as (keyof CarriedSettings)[];
    const to = pick(
      others,
      names.filter((name) => !(isOfGame(name) && isSettingFixed(name, isStarted))),
    );
    return isEmpty(to) ? [] : [{ text, onChoose: () => actions.changeSettings(to) }];
  }

  async function saveAsUsual() {
    const { error } = await setUsual({ tournamentId: tournament.id, settings });
    const text = `Обычные настройки для «${tournament.tournament_type}»`;
    const failure = {
      text: `${text} не сохранены.`,
      reason: error?.message ?? '',
      isFailure: true,
    };
    dispatch(toastShown(error ? failure : { text: `${text} сохранены` }));
  }

  const entries: MenuOption[] = [
    ...createReturn(
      `Вернуть настройки ${origin}`,
      completeCarriedSettings(settingsSource?.settings),
    ),
    ...(settingsSource?.tournamentId
      ? createReturn(`Вернуть ${usualSettings ? 'обычные для клуба' : 'исходные'}`, usual)
      : []),
    ...(isEmpty(pickOtherSettings(settings, usual))
      ? []
      : [{ text: 'Сделать обычным для клуба', onChoose: () => void saveAsUsual() }]),
  ];
  if (settingsSource === null && entries.length === 0) return null;
  return (
    <div className={styles.source}>
      <p>
        Настройки {origin}
        {entries.length > 0 && ' ·'}
      </p>
      {entries.length > 0 && (
        <MenuButton label="изменить" className={styles.change} entries={entries} />
      )}
    </div>
  );
}
