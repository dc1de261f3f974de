import type { PlayTab } from '../../paths';
import { hasFeature } from '../../serverFeatures';
import { MoreIcon } from '../../ui/icons/icons';
import type { MenuOption } from '../../ui/controls/Menu';
import { MenuButton } from '../../ui/controls/MenuButton';
import { cancelSecondTap } from '../../ui/focus/cancelSecondTap';
import { usePlayOutput } from './out/usePlayOutput';
import { useRosterFileItems, type RosterOutputSource } from './out/useRosterFileItems';
import { CARRY_OVER_LABEL } from './playDialog';
import { usePlayContext } from './rounds/playContext';
import { useRoundTools } from './rounds/useRoundTools';

type PlayMenuProps = RosterOutputSource & {
  isFinished: boolean;
  tab: PlayTab;
  /** Menu entries that copy texts for a chat; the first text has its own button and is omitted. */
  chatEntries: readonly MenuOption[];
  /** Number of the shown round. */
  number: number;
  onShowSettings: () => void;
};

/**
 * Menu of rare actions. One menu serves roster, rounds and standings, so it stays open when the tab changes (ROSTER-5,
 * ROSTER-13, ROSTER-14, PLAY-8, PLAY-9).
 */
export function PlayMenu(props: PlayMenuProps) {
  const { isFinished, tab, number, chatEntries, onShowSettings, ...out } = props;
  const files = useRosterFileItems(out);
  const { openDialog, planned } = usePlayContext();
  const tools = useRoundTools();
  const { tournament, play } = out;
  const output = usePlayOutput({ tournament, play, tab, number, planned });
  const settings = isFinished ? [] : [{ text: 'Настройки', onChoose: onShowSettings }];
  const history = { text: 'История состава', onChoose: () => openDialog({ kind: 'history' }) };
  const invite = { text: 'Пригласить', onChoose: () => openDialog({ kind: 'invite' }) };
  const items: Readonly<Record<PlayTab, MenuOption[]>> = {
    roster: [
      ...settings,
      ...(hasFeature('players') && !isFinished ? [invite] : []),
      { text: 'Вставить список', onChoose: () => openDialog({ kind: 'paste' }) },
      { text: CARRY_OVER_LABEL, onChoose: () => openDialog({ kind: 'carryOver' }) },
      history,
      ...chatEntries,
      ...files,
    ],
    rounds: [
      ...tools.map(({ text, onChoose }) => ({
        text,
        onChoose() {
          // The second tap of a double tap would press the next step's button.
          cancelSecondTap();
          onChoose();
        },
      })),
      ...output.items,
      ...chatEntries,
      ...settings,
      history,
    ],
    table: [...output.items, ...chatEntries, ...settings, history],
  };
  return (
    <>
      <MenuButton label="Ещё" icon={<MoreIcon />} isIcon entries={items[tab]} />
      {output.parts}
    </>
  );
}
