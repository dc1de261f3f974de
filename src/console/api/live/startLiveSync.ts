import {
  LIST_TOPIC,
  PLAYERS_TOPIC,
  PLAYS_TOPIC,
  type ServerEventTopic,
} from '../../../domain/protocol/liveEvents';
import { openChannel } from '../../browser/openChannel';
import { hasFeature } from '../../serverFeatures';
import { api } from '../store/api';
import type { playersApi } from '../players/playersApi';
import { recordPlayersTag } from '../players/playersTag';
import type { ApiThunk } from '../store/thunk';
import { refetchList } from '../tournaments/tournamentsApi';
import { createListRefetcher } from './listRefetcher';
import { runInOneTab } from './runInOneTab';
import { followServerEvents } from './followServerEvents';
import { refetchOnFocus } from './refetchOnFocus';

/** The name differs from `club.live`, on which tabs with an earlier console send other messages. */
const NAME = 'club.liveMessages';

type TabMessage =
  /** A topic's latest tag. */
  | { kind: 'tag'; topic: ServerEventTopic; tag: string }
  /** Requests the latest tags of all topics. */
  | { kind: 'askTags' }
  /** The connection to the server is lost or silent. */
  | { kind: 'connectionLost' };

/** `playersApi` adds the players' tag types when a screen first loads it. */
const { invalidateTags } = api.util as typeof playersApi.util;

/**
 * Keeps the list, the open plays and the players up to date with all changes (COMFORT-60, ROSTER-15, PLAYER-80). One
 * tab listens to the server and passes the events to the others.
 * @returns a function that stops this
 */
export const startLiveSync = (): ApiThunk<() => void> => (dispatch) => {
  if (!hasFeature('live')) return dispatch(refetchOnFocus());
  const channel = openChannel<TabMessage>(NAME);
  // A failed refetch is shown in the list (COMFORT-75).
  const refetch = () => void dispatch(refetchList());
  const { broadcast } = channel;
  const refetchInAllTabs = () => {
    refetch();
    broadcast({ kind: 'connectionLost' });
  };
  /** Latest tags, in the tab that listens to the server. */
  const latestTags = new Map<ServerEventTopic, string>();
  /** Latest plays tag that this tab has received. */
  let playsTag: string | null = null;
  const onTag: Record<ServerEventTopic, (tag: string) => void> = {
    [LIST_TOPIC]: dispatch(createListRefetcher()),
    [PLAYS_TOPIC]: (tag) => {
      // A play opened before the first event may already be stale (ROSTER-15).
      if (tag !== playsTag) dispatch(invalidateTags(['Play']));
      playsTag = tag;
    },
    [PLAYERS_TOPIC]: (tag) => {
      const staleIds = recordPlayersTag(tag);
      if (staleIds.length > 0)
        dispatch(invalidateTags(staleIds.map((id) => ({ type: 'Player', id }))));
    },
  };

  channel.subscribe((message) => {
    if (message.kind === 'connectionLost') refetch();
    else if (message.kind === 'tag') onTag[message.topic](message.tag);
    else latestTags.forEach((tag, topic) => broadcast({ kind: 'tag', topic, tag }));
  });
  broadcast({ kind: 'askTags' });

  const listen = () => {
    const hangUp = followServerEvents({
      onTag: (topic, tag) => {
        latestTags.set(topic, tag);
        onTag[topic](tag);
        broadcast({ kind: 'tag', topic, tag });
      },
      // The refetch gets a 401, which ends an expired session (AUTH-8).
      onRefused: refetch,
      onSilent: refetchInAllTabs,
      onLost: refetchInAllTabs,
    });
    return () => {
      latestTags.clear();
      hangUp();
    };
  };
  const stop = runInOneTab(NAME, listen);
  return () => {
    stop();
    channel.close();
  };
};
