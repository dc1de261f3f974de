import { isTimeZone } from '../domain/dates/dates';
import { readPageFeatures, readPageConfig } from './pageConfig';

type ConsoleConfig = {
  apiHost: string;
  title: string;
  /** IANA name of the zone of «today» and of every date shown from a timestamp (RULE-13). */
  timeZone: string;
  /** Features of the server beyond the common wire; empty with any other host. */
  features: readonly string[];
  /** The host in the ids of tournaments in calendars; undefined with any other host (COMFORT-44). */
  calendarHost: string | undefined;
  /** Public address of the page's server; undefined when the page does not have it. */
  publicUrl: string | undefined;
};

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The page's configuration if the server gave one, otherwise the build's. */
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
