/** The browser's sound output; null when it has none, or refuses another one (WEATHER-9). */
export function createSound(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
