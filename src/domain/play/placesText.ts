type Places = {
  /** How many can play; null without a limit. */
  capacity: number | null;
  confirmed: number;
};

/** «12 из 16»: how many of the places are taken; «9 в составе» without a limit, undefined where nobody is in then. */
export function placesText({ capacity, confirmed }: Places): string | undefined {
  if (capacity) return `${confirmed} из\u00a0${capacity}`;
  return confirmed > 0 ? `${confirmed} в\u00a0составе` : undefined;
}
