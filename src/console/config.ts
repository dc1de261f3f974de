import { isTimeZone } from '../domain/dates/dates';
import { readPageFeatures, readPageConfig } from './pageConfig';

type ConsoleConfig = {
  apiHost: string;
  title: string;
  /** IANA name of the time zone for «today» and for every date shown from a timestamp (RULE-13). */
  timeZone: string;
  /** Features of the server beyond the four calls; empty with another host. */
  features: readonly string[];
  /** The host in the UIDs of tournaments in calendars; undefined with another host (COMFORT-44). */
  calendarHost: string | undefined;
  /** Public address of the page's server; undefined when the page does not contain it. */
  publicUrl: string | undefined;
};

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The configuration that the server wrote into the page, otherwise the build's. */
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
