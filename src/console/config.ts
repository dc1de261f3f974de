import { isTimeZone } from '../domain/dates';
import { featuresOf, pageConfig } from './pageConfig';

export type ConsoleConfig = {
  apiHost: string;
  title: string;
  /** IANA name; «today» and every date shown from a timestamp are in it (RULE-13). */
  timeZone: string;
  /** What the server can do beyond the common wire; empty with any other host. */
  features: readonly string[];
};

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
