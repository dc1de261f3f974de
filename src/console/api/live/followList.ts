import { hasFeature } from '../../serverFeatures';
import { refetchList } from '../tournamentsApi';
import { makeCatchUp } from './catchUp';
import { runInOneTab } from './runInOneTab';
import { keepConnected } from './keepConnected';
import type { Thunk } from './listState';
import { refetchOnFocus } from './refetchOnFocus';

const NAME = 'club.live';

/**
 * A message between tabs: the list's latest tag, null to ask for it, or false after the connection was
 * lost.
 */
type Word = string | null | false;

/**
 * COMFORT-60, COMFORT-63: keeps the list up to date, whoever changes it. One tab listens to the server and
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
  /** The latest tag, in the tab that listens. */
  let told: string | null = null;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === false) ask();
    else if (data !== null) catchUp(data);
    else if (told !== null) post(told);
  };
  post(null);

  const listen = () => {
    const hangUp = keepConnected({
      onTag: (tag) => {
        told = tag;
        catchUp(tag);
        post(tag);
      },
      // Its 401 ends a session that is over (AUTH-8).
      onRefused: ask,
      onLost: () => {
        ask();
        post(false);
      },
    });
    return () => {
      told = null;
      hangUp();
    };
  };
  const stop = runInOneTab(NAME, listen);
  return () => {
    stop();
    channel.close();
  };
};
