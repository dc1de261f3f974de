import type { PlayTab } from '../../paths';
import { hasFeature } from '../../serverFeatures';
import { MoreIcon } from '../../ui/icons/icons';
import type { MenuOption } from '../../ui/controls/Menu';
import { MenuButton } from '../../ui/controls/MenuButton';
import { cancelSecondTap } from '../../ui/focus/cancelSecondTap';
import { useRosterFileItems, type RosterOutputSource } from './out/useRosterFileItems';
import { CARRY_OVER_LABEL } from './playDialog';
import { usePlayContext } from './rounds/playContext';
import { useRoundTools } from './rounds/useRoundTools';

type PlayMenuProps = RosterOutputSource & {
  isPhone: boolean;
  tab: PlayTab;
  /** The texts for a chat that have no button of their own. */
  chatEntries: readonly MenuOption[];
  onShowSettings: () => void;
};

/**
 * Menu of rare actions on the roster or the rounds. One menu serves all tabs, so it stays open when the tab changes
 * (ROSTER-5, ROSTER-13, ROSTER-14, PLAY-9).
 */
export function PlayMenu({ isPhone, tab, chatEntries, onShowSettings, ...out }: PlayMenuProps) {
  const files = useRosterFileItems(out);
  const { openDialog } = usePlayContext();
  const { entries: tools } = useRoundTools(isPhone);
  const settings = { text: 'Настройки', onChoose: onShowSettings };
  const history = { text: 'История состава', onChoose: () => openDialog({ kind: 'history' }) };
  const ofRoster: MenuOption[] = [
    settings,
    ...(hasFeature('players')
      ? [{ text: 'Пригласить', onChoose: () => openDialog({ kind: 'invite' }) }]
      : []),
    { text: 'Вставить список', onChoose: () => openDialog({ kind: 'paste' }) },
    { text: CARRY_OVER_LABEL, onChoose: () => openDialog({ kind: 'carryOver' }) },
    history,
    ...chatEntries,
    ...files,
  ];
  const ofRounds: MenuOption[] = [
    ...tools.map(({ text, onChoose }) => ({
      text,
      onChoose() {
        // The second tap of a double tap would hit the button of the next step.
        cancelSecondTap();
        onChoose();
      },
    })),
    ...chatEntries,
    settings,
    history,
  ];
  return (
    <MenuButton
      label="Ещё"
      icon={<MoreIcon />}
      isIcon
      entries={tab === 'rounds' ? ofRounds : ofRoster}
    />
  );
}
