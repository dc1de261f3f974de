import { LIST_TOPIC, PLAYERS_TOPIC, PLAYS_TOPIC, type LiveTopic } from '../../../domain/live';
import { hasFeature } from '../../serverFeatures';
import { api } from '../api';
import type { playersApi } from '../playersApi';
import { hearPlayersTag } from '../playersTag';
import { refetchList } from '../tournamentsApi';
import { makeCatchUp } from './catchUp';
import { runInOneTab } from './runInOneTab';
import { keepConnected } from './keepConnected';
import type { Thunk } from './listState';
import { refetchOnFocus } from './refetchOnFocus';

const NAME = 'club.live';

/**
 * A message between tabs: a topic's latest tag, null to ask for all of them, or false where the connection is lost
 * or seems to be.
 */
type Word = { topic: LiveTopic; tag: string } | null | false;

/** The tags of the players are there once anything asks for them. */
const { invalidateTags } = api.util as typeof playersApi.util;

/**
 * COMFORT-60, COMFORT-63, ROSTER-15, PLAYER-80: keeps the list, the open plays and the players up to date, whoever
 * changes them. One tab listens to the server and tells the others.
 * @returns ends it
 */
export const followList = (): Thunk<() => void> => (dispatch) => {
  if (!hasFeature('live')) return dispatch(refetchOnFocus());
  const channel = new BroadcastChannel(NAME);
  // COMFORT-75: where it fails, the list says so.
  const ask = () => void dispatch(refetchList());
  const post = (word: Word) => channel.postMessage(word);
  const askInAll = () => {
    ask();
    post(false);
  };
  /** The latest tags, in the tab that listens. */
  const told = new Map<LiveTopic, string>();
  /** Of the plays, as far as this tab knows. */
  let plays: string | null = null;
  const catchUp: Record<LiveTopic, (tag: string) => void> = {
    [LIST_TOPIC]: dispatch(makeCatchUp()),
    [PLAYS_TOPIC]: (tag) => {
      // ROSTER-15: one that was opened before the first event may be old already.
      if (tag !== plays) dispatch(invalidateTags(['Play']));
      plays = tag;
    },
    [PLAYERS_TOPIC]: (tag) => {
      const old = hearPlayersTag(tag);
      if (old.length > 0) dispatch(invalidateTags(old.map((id) => ({ type: 'Player', id }))));
    },
  };

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === false) ask();
    else if (data !== null) catchUp[data.topic](data.tag);
    else told.forEach((tag, topic) => post({ topic, tag }));
  };
  post(null);

  const listen = () => {
    const hangUp = keepConnected({
      onTag: (topic, tag) => {
        told.set(topic, tag);
        catchUp[topic](tag);
        post({ topic, tag });
      },
      // Its 401 ends a session that is over (AUTH-8).
      onRefused: ask,
      onSilent: askInAll,
      onLost: askInAll,
    });
    return () => {
      told.clear();
      hangUp();
    };
  };
  const stop = runInOneTab(NAME, listen);
  return () => {
    stop();
    channel.close();
  };
};
