import { isAway, type Attendance, type Entry } from '../../../../../domain/play/model/entry';
import type { MenuOption } from '../../../../ui/controls/Menu';
import type { RosterContextValue } from '../rosterContext';

/** True for an entry without an arrival that has not played and may join a later round (PLAY-13). */
export const canJoinLate = (
  { id, status, attendance }: Entry,
  { played, replaced }: Pick<RosterContextValue, 'played' | 'replaced'>,
): boolean =>
  status === 'confirmed' &&
  (attendance === null || attendance === 'late' || attendance === 'absent') &&
  !played.has(id) &&
  !replaced.has(id);

/** Menu items of a player during the play (PLAY-13, PLAY-14). */
export function buildPlayingEntryMenu(
  entry: Entry,
  { actions, isPlaying, replaced, onOpen }: RosterContextValue,
): MenuOption[] {
  const { status, attendance } = entry;
  if (!isPlaying || status !== 'confirmed' || replaced.has(entry.id)) return [];
  const mark = (to: Attendance, text: string): MenuOption => ({
    text,
    onChoose: () => actions.setAttendance(entry, to),
  });
  const substitute = {
    text: 'Замена',
    onChoose: () => onOpen({ kind: 'substitute', entryId: entry.id }),
  };
  if (attendance === 'left') return [mark('arrived', 'Вернулся'), substitute];
  if (isAway(entry)) return [mark('arrived', 'Вернулся')];
  const here = [mark('paused', 'Пропускает раунды'), mark('left', 'Ушёл'), substitute];
  return attendance === 'late' ? [mark('arrived', 'Пришёл'), ...here] : here;
}
