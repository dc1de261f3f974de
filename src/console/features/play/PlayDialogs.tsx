import type { RefObject } from 'react';
import type { Play } from '../../../domain/play/wire/playWire';
import type { Tournament } from '../../../domain/tournament/tournament';
import { EditEntryDialog } from './adding/EditEntryDialog';
import { FeeDialog } from './adding/FeeDialog';
import { PasteDialog } from './adding/PasteDialog';
import type { PastedList } from './adding/pastedList';
import type { PersonFormDrafts } from './adding/personDrafts';
import { CarryOverDialog } from './adding/CarryOverDialog';
import { FairnessDialog } from './fairness/FairnessDialog';
import { InviteDialog } from './inviting/InviteDialog';
import { LinksDialog } from './links/LinksDialog';
import type { EntryDialogKind, PlayDialogState, PlayDialogKind } from './playDialog';
import { PlayHistoryDialog } from './out/PlayHistoryDialog';
import { ExchangeDialog } from './rounds/exchange/ExchangeDialog';
import { FinalDialog } from './rounds/dialogs/FinalDialog';
import { LateJoinDialog } from './rounds/dialogs/LateJoinDialog';
import { SubstituteDialog } from './rounds/dialogs/SubstituteDialog';
import type { RosterActions } from './useRosterActions';
import { WishDialog } from './wishes/WishDialog';

const PLAY_DIALOGS = {
  paste: PasteDialog,
  carryOver: CarryOverDialog,
  history: PlayHistoryDialog,
  invite: InviteDialog,
  fairness: FairnessDialog,
  links: LinksDialog,
  final: FinalDialog,
} satisfies Record<PlayDialogKind, unknown>;

const ENTRY_DIALOGS = {
  entry: EditEntryDialog,
  fee: FeeDialog,
  wish: WishDialog,
  substitute: SubstituteDialog,
  fromRound: LateJoinDialog,
} satisfies Record<EntryDialogKind, unknown>;

type PlayDialogsProps = {
  tournament: Tournament;
  play: Play;
  actions: RosterActions;
  copy: (text: string, message: string) => Promise<void>;
  pasted: RefObject<PastedList>;
  drafts: PersonFormDrafts;
  open: PlayDialogState;
  /** Called once a dialog has drawn a round. */
  onDrawn: () => void;
  onClose: () => void;
};

/** The dialogs over a play; they load as one separate file (PLAY-18). */
export function PlayDialogs({ open, ...common }: PlayDialogsProps) {
  if (open.kind === 'exchange') return <ExchangeDialog {...open} onClose={common.onClose} />;
  if (!('entryId' in open)) {
    const Dialog = PLAY_DIALOGS[open.kind];
    return <Dialog {...common} />;
  }
  // The current entry of the roster, which another device may have changed since the dialog opened.
  const entry = common.play.entries.find(({ id }) => id === open.entryId);
  if (!entry) return null;
  const Dialog = ENTRY_DIALOGS[open.kind];
  return <Dialog key={entry.id} entry={entry} {...common} />;
}
