import {
  completeCarriedSettings,
  pickCarriedSettings,
  pickOtherSettings,
  type CarriedSettings,
} from '../../../../domain/play/model/carriedSettings';
import { pick } from '../../../../domain/lib/pick';
import {
  GAME_SETTINGS,
  getSettingsUnit,
  isSettingFixed,
  isTotalPossible,
  type GameSettings,
  type PlayStage,
} from '../../../../domain/play/model/gameSettings';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useSetUsualSettingsMutation } from '../../../api/play/playMutations';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import { Button } from '../../../ui/controls/Button';
import type { RosterActions } from '../useRosterActions';

type SettingsReturnProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  /** The origin in words that follow «настройки»: «как 21 ноября». */
  origin: string;
  stage: PlayStage;
};

const isOfGame = (name: string): name is keyof GameSettings => name in GAME_SETTINGS;

/** The numbers of a score, which are in its unit. */
const UNIT_NUMBERS: readonly string[] = ['total', 'firstTo'];

/** True when the unit stays as the first round has fixed it, with a sum that it can have (PLAY-74, PLAY-83). */
const isUnitKept = (before: GameSettings, after: GameSettings): boolean =>
  getSettingsUnit(after) === getSettingsUnit(before) && isTotalPossible(after);

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** Buttons that restore the settings of the origin, or make the current ones usual (PLAY-72, PLAY-73). */
export function SettingsReturn(props: SettingsReturnProps) {
  const { tournament, play, actions, origin, stage } = props;
  const dispatch = useAppDispatch();
  const [setUsual] = useSetUsualSettingsMutation();
  const { settingsSource, usualSettings } = play;
  const settings = pickCarriedSettings(play.settings);
  const usual = completeCarriedSettings(usualSettings);

  /** Offers to set what differs from other settings and can still be set. */
  function createReturn(text: string, others: CarriedSettings) {
    const differing = Object.keys(pickOtherSettings(others, settings)) as (keyof CarriedSettings)[];
    const names = differing.filter((name) => !(isOfGame(name) && isSettingFixed(name, stage)));
    const after = { ...settings, ...pick(others, names) };
    const isKept = stage === 'open' || isUnitKept(settings, after);
    const to = pick(others, isKept ? names : names.filter((name) => !UNIT_NUMBERS.includes(name)));
    return isEmpty(to) ? [] : [{ text, onPress: () => actions.changeSettings(to) }];
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

  const buttons = [
    ...createReturn(
      `Вернуть настройки ${origin}`,
      completeCarriedSettings(settingsSource?.settings),
    ),
    ...(settingsSource?.tournamentId
      ? createReturn(`Вернуть ${usualSettings ? 'обычные для клуба' : 'исходные'}`, usual)
      : []),
    ...(isEmpty(pickOtherSettings(settings, usual))
      ? []
      : [{ text: 'Сделать обычным для клуба', onPress: () => void saveAsUsual() }]),
  ];
  if (buttons.length === 0) return null;
  return (
    <div className="buttons">
      {buttons.map(({ text, onPress }) => (
        <Button key={text} onClick={onPress}>
          {text}
        </Button>
      ))}
    </div>
  );
}
