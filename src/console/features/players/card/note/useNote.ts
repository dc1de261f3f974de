import { useState } from 'react';
import {
  parsePlayerNote,
  type VersionedPlayerNote,
} from '../../../../../domain/players/parsePlayers';
import type { PlayerCard } from '../../../../../domain/players/playerWire';
import { useSetPlayerNoteMutation } from '../../../../api/players/playerMutations';
import { parseConflict } from '../../../../api/request/parseConflict';
import { deviceStore, type DraftKey } from '../../../../browser/deviceStore';
import { useAppSelector } from '../../../../hooks';
import { selectUsername } from '../../../../state/authSlice';
import { createUniqueDraftKey, readDrafts, saveDraft } from '../../../../state/draftStorage';
import { useIsUnmounted } from '../../../../ui/loading/useIsUnmounted';

type Note = Pick<PlayerCard, 'id' | 'note' | 'version'>;

/** The typed text, the note that it builds on, and the key under which the device stores both. */
type NoteDraft = { text: string; base: VersionedPlayerNote; key: DraftKey };

function restoreNoteDraft({ id, note, version }: Note, username: string): NoteDraft {
  const form = `note-${id}` as const;
  const [stored] = readDrafts(form, username, Date.now());
  const base = { note, version };
  if (!stored) return { text: note, base, key: createUniqueDraftKey(form) };
  const { values, before } = stored.draft;
  return {
    text: values.note ?? note,
    base: { note: before.note ?? note, version: Number(before.version ?? version) },
    key: stored.key,
  };
}

/**
 * The club's note about a player. Typed text stays on this device until it is saved. If another device has changed the
 * note, both texts are shown and the user decides (PLAYER-21, PLAYER-22).
 */
export function useNote(card: Note) {
  const username = useAppSelector(selectUsername);
  const [typed, setTyped] = useState(() => restoreNoteDraft(card, username));
  const [conflict, setConflict] = useState<VersionedPlayerNote | null>(null);
  const [problem, setProblem] = useState('');
  const [isSaved, setSaved] = useState(false);
  const [isStored, setStored] = useState(true);
  const [send, { isLoading: isBusy }] = useSetPlayerNoteMutation();
  const isUnmounted = useIsUnmounted();
  const isChanged = typed.text !== typed.base.note;

  // Without typed text the field shows changes of other devices.
  if (!isChanged && !isBusy && card.version > typed.base.version) {
    setTyped({ ...typed, text: card.note, base: { note: card.note, version: card.version } });
  }

  function storeDraft(text: string, base: VersionedPlayerNote): void {
    setTyped({ ...typed, text, base });
    setSaved(false);
    if (text === base.note) deviceStore.remove(typed.key);
    else
      setStored(
        saveDraft(typed.key, {
          username,
          savedAt: Date.now(),
          values: { note: text },
          before: { note: base.note, version: String(base.version) },
        }),
      );
  }

  async function save(expectedVersion: number): Promise<void> {
    setProblem('');
    const { text } = typed;
    const { data, error } = await send({ id: card.id, note: text, expectedVersion });
    if (data) deviceStore.remove(typed.key);
    if (isUnmounted()) return;
    const stands = error && parseConflict(error, parsePlayerNote);
    // Corrections and merges also raise the version. If the note itself is unchanged, the text is saved at the new
    // version.
    if (stands?.note === typed.base.note) return save(stands.version);
    if (stands) setConflict(stands);
    else if (error) setProblem(error.message ?? '');
    if (!data) return;
    setConflict(null);
    setSaved(true);
    setTyped((now) => ({ ...now, base: data, text: now.text === text ? data.note : now.text }));
  }

  return {
    text: typed.text,
    isChanged,
    isBusy,
    isSaved,
    isStored,
    problem,
    conflict,
    setText: (text: string) => storeDraft(text, typed.base),
    save: () => void save(typed.base.version),
    /** Saves the typed text, replacing the other device's note. */
    overwrite: () => void (conflict && save(conflict.version)),
    /** Puts the other device's text before the typed one. */
    joinTexts: () => {
      if (!conflict) return;
      storeDraft([conflict.note, typed.text].filter(Boolean).join('\n'), conflict);
      setConflict(null);
    },
  };
}
