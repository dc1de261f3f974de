import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { formatFullName } from '../../../../domain/play/people/names';
import { describeFreeSpots, findSpotOffer } from '../../../../domain/play/roster/spotOffer';
import { countFreeSpots } from '../../../../domain/play/roster/spots';
import { listRosterWarnings } from '../../../../domain/play/roster/warningTexts';
import { findLoadWarning } from '../../../../domain/play/rounds/loadWarning';
import type { Play } from '../../../../domain/play/wire/playWire';
import { findKnownSexes } from '../../../../domain/players/inviting/knownSexes';
import { listDoubtfulPlayers, listNamesakes } from '../../../../domain/players/list/namesakes';
import type { Player } from '../../../../domain/players/playerWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import type { PlayDialogState } from '../playDialog';
import type { RosterActions } from '../useRosterActions';
import type { RosterTroubleProps } from './RosterTrouble';

/**
 * Kinds of warnings, most serious first: a spot is lost, players cannot play, entries are wrong, and finally the advice
 * (ROSTER-46).
 */
const TROUBLE_KINDS = [
  'spotOffer',
  'knownSexes',
  'unpaired',
  'lacking',
  'twice',
  'samePhone',
  'elsewhere',
  'rests',
  'level',
  'namesake',
  'freeSpots',
] as const;

type Trouble = RosterTroubleProps & { kind: (typeof TROUBLE_KINDS)[number] };

type TroubleSources = {
  tournament: Tournament;
  play: Play;
  /** The players in the club's list; null when the server has none. */
  players: readonly Player[] | null;
};

type TroubleActs = Pick<RosterActions, 'setStatus' | 'setSexes'> & {
  openDialog: (dialog: PlayDialogState) => void;
  showPlayer: (player: Player) => void;
};

/** The warnings of a roster, most serious first; none after the end (ROSTER-46). */
export function buildRosterTroubles(
  { tournament, play, players }: TroubleSources,
  { setStatus, setSexes, openDialog, showPlayer }: TroubleActs,
): Trouble[] {
  const { entries, settings } = play;
  const state = toPlayState(play);
  if (state.outcome.finishedAt !== null) return [];
  const found: Trouble[] = [];
  const add = (kind: Trouble['kind'], text: string, remedy: Partial<RosterTroubleProps> = {}) =>
    void found.push({ kind, text, ...remedy });
  const act = (label: string, onPress: () => void) => ({ button: { label, onPress } });
  const invite = players ? act('Пригласить', () => openDialog({ kind: 'invite' })) : {};

  const offer = findSpotOffer(state, entries);
  if (offer) {
    const { entry, text } = offer;
    const confirm = act('Подтвердить', () => setStatus(entry, 'confirmed'));
    add('spotOffer', text, { phone: entry.phone, ...confirm });
  }
  const known = settings.variant === 'mixed' ? findKnownSexes(entries, players ?? []) : [];
  if (known.length > 0) {
    const count = formatQuantity(known.length, 'игрок', 'игрока', 'игроков');
    const mark = act('Отметить', () => setSexes(known));
    add('knownSexes', `Из\u00a0прошлых турниров известно м/ж: ${count}`, mark);
  }
  const load = findLoadWarning(state, entries);
  if (load) add(load.kind, load.text, load.kind === 'unpaired' ? {} : invite);
  for (const { kind, text, entry, isAlone } of listRosterWarnings(entries, tournament)) {
    const correct = act('Исправить', () => openDialog({ kind: 'entry', entryId: entry.id }));
    // A phone number after several names could belong to any of them.
    const call = isAlone ? { phone: entry.phone } : {};
    add(kind, text, kind === 'elsewhere' ? call : correct);
  }
  for (const player of listNamesakes(entries, listDoubtfulPlayers(players ?? []))) {
    const show = act(formatFullName(player), () => showPlayer(player));
    add('namesake', 'Есть тёзка: один человек?', show);
  }
  const free = countFreeSpots(state);
  if (!offer && !load && free > 0 && free < Infinity && state.rounds.length === 0)
    add('freeSpots', describeFreeSpots(free), invite);
  return found.sort((a, b) => TROUBLE_KINDS.indexOf(a.kind) - TROUBLE_KINDS.indexOf(b.kind));
}
