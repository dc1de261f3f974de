import { hasFeature } from '../conditions';
import { refetchList } from '../tournamentsApi';
import { makeCatchUp } from './catchUp';
import { inOneTab } from './inOneTab';
import { keepConnected } from './keepConnected';
import type { Thunk } from './listState';
import { refetchOnReturn } from './onReturn';

const NAME = 'club.live';

/**
 * What tabs say to each other: a tag that the server has told, null by one that wants to know it, and
 * false where the connection was lost.
 */
type Word = string | null | false;

/**
 * COMFORT-60, COMFORT-63: keeps the list as it is on the server, whoever changes it. One tab of the
 * browser listens, and tells the others.
 * @returns ends it
 */
export const followList = (): Thunk<() => void> => (dispatch) => {
  if (!hasFeature('live')) return dispatch(refetchOnReturn());
  const catchUp = dispatch(makeCatchUp());
  const channel = new BroadcastChannel(NAME);
  // COMFORT-75: that it fails is what the list says.
  const ask = () => void dispatch(refetchList());
  const say = (word: Word) => channel.postMessage(word);
  /** In the tab that listens. */
  let told: string | null = null;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === false) ask();
    else if (data !== null) catchUp(data);
    else if (told !== null) say(told);
  };
  say(null);

  const listen = () => {
    const hangUp = keepConnected({
      onTag: (tag) => {
        told = tag;
        catchUp(tag);
        say(tag);
      },
      // A session that is over ends by the answer (AUTH-8).
      onRefused: ask,
      onLost: () => {
        ask();
        say(false);
      },
    });
    return () => {
      told = null;
      hangUp();
    };
  };
  const stop = inOneTab(NAME, listen);
  return () => {
    stop();
    channel.close();
  };
};
