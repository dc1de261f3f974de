import type { Play } from '../../../domain/play/playWire';
import type { Tournament } from '../../../domain/tournament';
import { PasteDialog } from './adding/PasteDialog';
import type { PersonDrafts } from './adding/personDrafts';
import type { PasteDraft } from './adding/usePasteDraft';
import { TakeOverDialog } from './adding/TakeOverDialog';
import { EditEntryDialog } from './adding/EditEntryDialog';
import { FeeDialog } from './adding/FeeDialog';
import { InviteDialog } from './inviting/InviteDialog';
import { HistoryDialog } from './out/HistoryDialog';
import type { RosterActions } from './useRosterActions';
import { WishDialog } from './wishes/WishDialog';

/** What stands over the roster; an entry is looked up in the roster as it is now. */
export type OpenDialog =
  | { kind: 'paste' | 'takeOver' | 'history' | 'invite' }
  | { kind: 'entry' | 'fee' | 'wish'; entryId: string };

type DialogsProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  copy: (text: string, message: string) => Promise<void>;
  pasted: PasteDraft;
  drafts: PersonDrafts;
  open: OpenDialog | null;
  onClose: () => void;
};

export function Dialogs(props: DialogsProps) {
  const { tournament, play, actions, copy, pasted, drafts, open, onClose } = props;
  if (!open) return null;
  const common = { tournament, play, actions, copy, draft: pasted, drafts, onClose };
  if (!('entryId' in open)) {
    const Dialog = {
      paste: PasteDialog,
      takeOver: TakeOverDialog,
      history: HistoryDialog,
      invite: InviteDialog,
    }[open.kind];
    return <Dialog {...common} />;
  }
  const entry = play.entries.find(({ id }) => id === open.entryId);
  if (!entry) return null;
  const EntryDialog = { entry: EditEntryDialog, fee: FeeDialog, wish: WishDialog }[open.kind];
  return <EntryDialog key={entry.id} entry={entry} {...common} />;
}
