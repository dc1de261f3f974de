import { listOf, runningClub } from '../clubs/run';
import { LOOKS, type Look, type Name } from './looks';
import { hostPeer } from './peerHost';

/** A page to be measured, with so many tournaments in it. */
export type Site = {
  name: Name;
  count: number;
  url: string;
  look: Look;
  /** What the browser's storage holds. */
  storage: Readonly<Record<string, string>>;
};

export type Stand = { sites: readonly Site[]; close: () => Promise<void> };

/** The console on the production server, somebody signed in. */
async function ownSite(count: number) {
  const club = await runningClub(count);
  const session = JSON.stringify({ username: club.administrator.username, timestamp: Date.now() });
  const storage = { 'club.session': session, 'club.token': club.token };
  const site: Site = { name: 'ours', count, url: club.url, look: LOOKS.ours, storage };
  return { site, close: () => club.remove() };
}

async function peerSite(name: Name, count: number) {
  const { url, close } = await hostPeer(name, await listOf(count));
  const site: Site = { name, count, url, look: LOOKS[name], storage: {} };
  return { site, close };
}

/** Starts every page of some names with so many tournaments. */
export async function openStand(names: readonly Name[], count: number): Promise<Stand> {
  const opened: { site: Site; close: () => void | Promise<void> }[] = [];
  for (const name of names) {
    opened.push(await (name === 'ours' ? ownSite(count) : peerSite(name, count)));
  }
  return {
    sites: opened.map(({ site }) => site),
    close: async () => {
      for (const { close } of opened) await close();
    },
  };
}
