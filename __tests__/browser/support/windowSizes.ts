export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** Sizes at which a page's layout is checked: the narrowest phone, a usual phone and a desk. */
export const WINDOW_SIZES = [{ width: 320, height: 568 }, PHONE, DESK];

/** Conditions under which a page is checked: one in the first tier, all of them in the second. */
export const LOOKS = [
  { title: 'light, on a phone', sizes: [PHONE], schemes: ['light'] },
  {
    title: 'light and dark, from 320 px on @deep',
    sizes: WINDOW_SIZES,
    schemes: ['light', 'dark'],
  },
] as const;
