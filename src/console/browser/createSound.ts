/** Creates a sound output; null when the browser has none or allows no further one (WEATHER-9). */
export function createSound(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
