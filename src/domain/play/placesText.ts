type Places = {
  /** How many can play; null without a limit. */
  capacity: number | null;
  confirmed: number;
};

/** «12 из 16»: how many of the places are taken; undefined where there is no limit. */
export const formatSpots = ({ capacity, confirmed }: Places): string | undefined =>
  capacity ? `${confirmed} из\u00a0${capacity}` : undefined;

/** The same, or «9 в составе» without a limit; undefined where nobody is in then. */
export const formatRosterCount = (places: Places): string | undefined =>
  formatSpots(places) ?? (places.confirmed > 0 ? `${places.confirmed} в\u00a0составе` : undefined);
