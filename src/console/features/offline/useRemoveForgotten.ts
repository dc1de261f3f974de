import { useEffect } from 'react';
import { forgottenApi } from '../../api/players/forgottenApi';
import { getServerNow } from '../../api/request/serverClock';
import { deviceStore } from '../../browser/deviceStore';
import { config } from '../../config';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectAuth } from '../../state/authSlice';
import { pruneOfflinePlays, hasOfflinePlays } from '../../state/offlineStorage';
import { runWhenIdle } from '../../ui/loading/runWhenIdle';

const NOTE_PREFIX = 'club.draft.note-';

/** Drafts of notes with the ids of their cards (`DraftFormId`). */
const listNoteDrafts = () =>
  deviceStore
    .listKeys(NOTE_PREFIX)
    .map((key) => ({ key, playerId: key.slice(NOTE_PREFIX.length).split('.')[0]! }));

const HOUR_MS = 3_600_000;

/**
 * Removes this device's data of forgotten players, at the start and every hour (PLAYER-77). Skipped without a
 * connection or without saved data.
 */
export function useRemoveForgotten(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectAuth).status === 'signedIn';

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const remove = async () => {
      const isAnySaved = listNoteDrafts().length > 0 || (await hasOfflinePlays(config.apiHost));
      if (!isAnySaved || !navigator.onLine) return;
      const { data = [] } = await dispatch(forgottenApi.endpoints.listForgotten.initiate());
      if (data.length === 0) return;
      const ids = new Set(data.map(({ id }) => id));
      for (const { key, playerId } of listNoteDrafts()) {
        if (ids.has(playerId)) deviceStore.remove(key);
      }
      await pruneOfflinePlays((tournamentId, loadedAt) =>
        data.some(
          ({ at, tournamentIds }) =>
            // Copies with a date in the future are removed too: the device's clock was fast when they were saved.
            tournamentIds.includes(tournamentId) &&
            (loadedAt <= Date.parse(at) || loadedAt > getServerNow()),
        ),
      );
    };
    // Errors are ignored, because a browser that refuses storage has stored nothing.
    const start = () => void remove().catch(() => undefined);
    const giveUp = runWhenIdle(start);
    const timer = setInterval(start, HOUR_MS);
    return () => {
      giveUp();
      clearInterval(timer);
    };
  }, [dispatch, isSignedIn]);
}
