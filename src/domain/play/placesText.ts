type Places = {
  /** How many can play; null without a limit. */
  capacity: number | null;
  confirmed: number;
};

/** «12 из 16»: how many of the places are taken; undefined where there is no limit. */
export const placesText = ({ capacity, confirmed }: Places): string | undefined =>
  capacity ? `${confirmed} из\u00a0${capacity}` : undefined;
