import { can } from '../conditions';
import { askForList } from '../tournamentsApi';
import { makeCatchUp } from './catchUp';
import { inOneTab } from './inOneTab';
import { keepConnected } from './keepConnected';
import type { Thunk } from './listState';
import { refetchOnReturn } from './onReturn';

const NAME = 'club.live';

/** What tabs say to each other: a tag that the server has told, or null by one that wants to know it. */
type Word = string | null;

/**
 * COMFORT-60, COMFORT-63: keeps the list as it is on the server, whoever changes it. One tab of the
 * browser listens, and tells the others.
 * @returns ends it
 */
export const followList = (): Thunk<() => void> => (dispatch) => {
  if (!can('live')) return dispatch(refetchOnReturn());
  const catchUp = dispatch(makeCatchUp());
  const channel = new BroadcastChannel(NAME);
  const say = (word: Word) => channel.postMessage(word);
  /** In the tab that listens. */
  let told: Word = null;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data !== null) catchUp(data);
    else if (told !== null) say(told);
  };
  say(null);

  const listen = () => {
    const hangUp = keepConnected(
      (tag) => {
        told = tag;
        catchUp(tag);
        say(tag);
      },
      // A session that is over ends by the answer (AUTH-8).
      () => void dispatch(askForList()),
    );
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
