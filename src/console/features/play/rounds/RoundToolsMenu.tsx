import { MoreIcon } from '../../../ui/icons';
import type { MenuEntry } from '../../../ui/Menu';
import { MenuButton } from '../../../ui/MenuButton';
import { useIsPhone } from '../../../ui/useMediaQuery';
import { swallowSecondTap } from '../../../ui/swallowSecondTap';
import { useRoundTools } from './useRoundTools';

/** PLAY-9: what is done with whole rounds, and has no button, before what else is done now and then. */
export function RoundToolsMenu({ others }: { others: readonly MenuEntry[] }) {
  const tools = useRoundTools(useIsPhone()).entries;
  const entries = tools.map(({ text, onChoose }) => ({
    text,
    onChoose() {
      // The next step would stand under the second tap of a double one.
      swallowSecondTap();
      onChoose();
    },
  }));
  return <MenuButton label="Ещё" icon={<MoreIcon />} isIcon entries={[...entries, ...others]} />;
}
