/** Settings that the club's server writes into its page; empty on another host's page. */
export function readPageConfig(page: Document): {
  title?: unknown;
  timeZone?: unknown;
  features?: unknown;
  calendarHost?: unknown;
  publicUrl?: unknown;
} {
  const text = page.getElementById('console-config')?.textContent;
  if (!text) return {};
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Features of the page's server beyond the four calls. */
export function readPageFeatures(page: Document): readonly string[] {
  const { features } = readPageConfig(page);
  return Array.isArray(features) ? features.filter((name) => typeof name === 'string') : [];
}
