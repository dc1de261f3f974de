/** The settings that our server writes into its page; empty on a page of another host. */
export function pageConfig(page: Document): {
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

/** The features of the page's server beyond the common wire. */
export function featuresOf(page: Document): readonly string[] {
  const { features } = pageConfig(page);
  return Array.isArray(features) ? features.filter((name) => typeof name === 'string') : [];
}
