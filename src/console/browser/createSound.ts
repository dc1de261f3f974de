/** WEATHER-9: what plays sounds; null where the browser has no sound, or refuses one more. */
export function createSound(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
