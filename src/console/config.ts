import { isTimeZone } from '../domain/dates';

export type ConsoleConfig = {
  apiHost: string;
  title: string;
  /** IANA name; «today» and every date shown from a timestamp are in it (RULE-13). */
  timeZone: string;
  /** What the server can do beyond the common wire; empty with any other host. */
  features: readonly string[];
};

/** What our server writes into the page it serves; nothing where another host serves it. */
function pageConfig(page: Document): { title?: unknown; timeZone?: unknown; features?: unknown } {
  const text = page.getElementById('console-config')?.textContent;
  if (!text) return {};
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** What the server of the page can do beyond the common wire. */
export function featuresOf(page: Document): readonly string[] {
  const { features } = pageConfig(page);
  return Array.isArray(features) ? features.filter((name) => typeof name === 'string') : [];
}

/** The page's configuration where the server gave one, else the build's. */
export function readConfig(page: Document): ConsoleConfig {
  const { title, timeZone } = pageConfig(page);
  return {
    apiHost: BUILD.apiHost,
    title: typeof title === 'string' && title !== '' ? title : BUILD.clubTitle,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : BUILD.clubTimeZone,
    features: featuresOf(page),
  };
}

export const config: ConsoleConfig = readConfig(document);
