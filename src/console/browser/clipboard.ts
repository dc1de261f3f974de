/** True when the page can copy text. A page without HTTPS cannot (WEATHER-9). */
export function canCopyText(): boolean {
  try {
    return Boolean((navigator as { clipboard?: Clipboard }).clipboard);
  } catch {
    return false;
  }
}

/** @returns true when the browser has copied the text */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
