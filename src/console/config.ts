import { isTimeZone } from '../domain/dates/dates';
import { readPageFeatures, readPageConfig } from './pageConfig';

type ConsoleConfig = {
  apiHost: string;
  title: string;
  /** IANA name; «today» and every date shown from a timestamp are in it (RULE-13). */
  timeZone: string;
  /** What the server can do beyond the common wire; empty with any other host. */
  features: readonly string[];
  /** COMFORT-44: the host in the ids of tournaments in calendars; undefined with any other host. */
  calendarHost: string | undefined;
  /** Where people reach the page's server; undefined where it does not say. */
  publicUrl: string | undefined;
};

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The page's configuration where the server gave one, else the build's. */
function readConsoleConfig(page: Document): ConsoleConfig {
  const { title, timeZone, calendarHost, publicUrl } = readPageConfig(page);
  return {
    apiHost: BUILD.apiHost,
    title: parseText(title) ?? BUILD.clubTitle,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : BUILD.clubTimeZone,
    features: readPageFeatures(page),
    calendarHost: parseText(calendarHost),
    publicUrl: parseText(publicUrl),
  };
}

export const config: ConsoleConfig = readConsoleConfig(document);
