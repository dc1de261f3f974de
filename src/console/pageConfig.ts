/** What our server writes into the page it serves; nothing where another host serves it. */
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

/** What the server of the page can do beyond the common wire. */
export function featuresOf(page: Document): readonly string[] {
  const { features } = pageConfig(page);
  return Array.isArray(features) ? features.filter((name) => typeof name === 'string') : [];
}
