import { MoreIcon } from '../../../ui/icons';
import { MenuButton } from '../../../ui/MenuButton';
import { useIsPhone } from '../../../ui/useMediaQuery';
import { useRoundTools } from './useRoundTools';

/** PLAY-9: what is done with whole rounds, and has no button. */
export function RoundToolsMenu({ onShowHistory }: { onShowHistory: () => void }) {
  const { entries } = useRoundTools(useIsPhone());
  return (
    <MenuButton
      label="Ещё"
      icon={<MoreIcon />}
      isIcon
      entries={[...entries, { text: 'История состава', onChoose: onShowHistory }]}
    />
  );
}
