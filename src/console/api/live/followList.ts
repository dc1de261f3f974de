import { hasFeature } from '../../serverFeatures';
import { api } from '../api';
import { refetchList } from '../tournamentsApi';
import { makeCatchUp } from './catchUp';
import { runInOneTab } from './runInOneTab';
import { keepConnected } from './keepConnected';
import type { Thunk } from './listState';
import { refetchOnFocus } from './refetchOnFocus';

const NAME = 'club.live';

/**
 * A message between tabs: the list's latest tag, or that of the plays, null to ask for them, or false where
 * the connection is lost or seems to be.
 */
type Word = string | { plays: string } | null | false;

/**
 * COMFORT-60, COMFORT-63, ROSTER-15: keeps the list and the open plays up to date, whoever changes it. One tab listens to the server and
 * tells the others.
 * @returns ends it
 */
export const followList = (): Thunk<() => void> => (dispatch) => {
  if (!hasFeature('live')) return dispatch(refetchOnFocus());
  const catchUp = dispatch(makeCatchUp());
  const channel = new BroadcastChannel(NAME);
  // COMFORT-75: where it fails, the list says so.
  const ask = () => void dispatch(refetchList());
  const post = (word: Word) => channel.postMessage(word);
  const askInAll = () => {
    ask();
    post(false);
  };
  /** The latest tags, in the tab that listens. */
  let told: string | null = null;
  let toldPlays: string | null = null;
  /** Of the plays, as far as this tab knows. */
  let plays: string | null = null;
  const catchUpPlays = (tag: string) => {
    // ROSTER-15: one that was opened before the first event may be old already.
    if (tag !== plays) dispatch(api.util.invalidateTags(['Play']));
    plays = tag;
  };

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === false) ask();
    else if (typeof data === 'string') catchUp(data);
    else if (data !== null) catchUpPlays(data.plays);
    else {
      if (told !== null) post(told);
      if (toldPlays !== null) post({ plays: toldPlays });
    }
  };
  post(null);

  const listen = () => {
    const hangUp = keepConnected({
      onTag: (tag) => {
        told = tag;
        catchUp(tag);
        post(tag);
      },
      onPlaysTag: (tag) => {
        toldPlays = tag;
        catchUpPlays(tag);
        post({ plays: tag });
      },
      // Its 401 ends a session that is over (AUTH-8).
      onRefused: ask,
      onSilent: askInAll,
      onLost: askInAll,
    });
    return () => {
      told = null;
      toldPlays = null;
      hangUp();
    };
  };
  const stop = runInOneTab(NAME, listen);
  return () => {
    stop();
    channel.close();
  };
};
