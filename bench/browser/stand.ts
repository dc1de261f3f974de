import { listOf, startClub, type List } from '../clubs/run';
import { LOOKS, type Look, type Name } from './looks';
import { hostPeer } from './peerHost';

/** A page to measure, with that many tournaments. */
export type Site = {
  name: Name;
  count: number;
  url: string;
  look: Look;
  /** Values to put into the browser's storage. */
  storage: Readonly<Record<string, string>>;
};

/** A page, and the function that closes its server. */
export type Stand = { site: Site; close: () => void | Promise<void> };

/** The console on its own production server, with a stored session. */
export async function openOwn(count: number): Promise<Stand> {
  const club = await startClub(count);
  const session = JSON.stringify({ username: club.administrator.username, timestamp: Date.now() });
  const storage = { 'club.session': session, 'club.token': club.token };
  const site: Site = { name: 'ours', count, url: club.url, look: LOOKS.ours, storage };
  return { site, close: () => club.remove() };
}

/** A peer's page on a server with a list in memory. */
export async function openPeer(name: Name, count: number, list: List): Promise<Stand> {
  const { url, close } = await hostPeer(name, list);
  const site: Site = { name, count, url, look: LOOKS[name], storage: {} };
  return { site, close };
}

const stands = new Map<string, Promise<Stand>>();
const lists = new Map<number, Promise<List>>();

function getSharedList(count: number): Promise<List> {
  const list = lists.get(count) ?? listOf(count);
  lists.set(count, list);
  return list;
}

/** A page that all parts share. Its server starts once, and no part may write to it. */
export async function getSharedSite(name: Name, count: number): Promise<Site> {
  const key = `${name} ${count}`;
  const open = async () =>
    name === 'ours' ? openOwn(count) : openPeer(name, count, await getSharedList(count));
  const stand = stands.get(key) ?? open();
  stands.set(key, stand);
  return (await stand).site;
}

export async function closeShared(): Promise<void> {
  const opened = await Promise.allSettled(stands.values());
  stands.clear();
  lists.clear();
  for (const stand of opened) if (stand.status === 'fulfilled') await stand.value.close();
}
