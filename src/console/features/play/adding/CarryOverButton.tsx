import { listOfferedEvenings } from '../../../../domain/play/roster/carryOver';
import { listActiveEntries } from '../../../../domain/play/roster/entryWarnings';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { Button } from '../../../ui/controls/Button';
import { CARRY_OVER_LABEL } from '../playDialog';

type CarryOverButtonProps = { tournament: Tournament; play: Play; onOpen: () => void };

/** Offers the players of the last tournament while the roster is empty; later the menu does (ROSTER-49). */
export function CarryOverButton({ tournament, play, onOpen }: CarryOverButtonProps) {
  const earlier = listOfferedEvenings(useLoadedTournaments(), tournament);
  if (earlier.length === 0 || listActiveEntries(play.entries).length > 0) return null;
  return <Button onClick={onOpen}>{CARRY_OVER_LABEL}</Button>;
}
