export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** The narrowest phone, a usual one and a desk: the sizes at which a page's layout is looked at. */
export const WINDOW_SIZES = [{ width: 320, height: 568 }, PHONE, DESK];

/** The conditions under which a page is looked at: one in the first tier, all of them in the second. */
export const LOOKS = [
  { title: 'light, on a phone', sizes: [PHONE], schemes: ['light'] },
  {
    title: 'light and dark, from 320 px on @deep',
    sizes: WINDOW_SIZES,
    schemes: ['light', 'dark'],
  },
] as const;
