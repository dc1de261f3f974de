import { GUIDE_PICTURES } from '../../scripts/lib/guide.mjs';
import { detailScreens } from './detailScreens';
import { formScreens } from './formScreens';
import { listScreens } from './listScreens';
import { liveScreens } from './liveScreens';
import { otherScreens } from './otherScreens';
import { playerScreens } from './playerScreens';
import { playScreens } from './playScreens';
import { roundScreens } from './roundScreens';
import type { Screen } from './screen';
import { signInScreens } from './signInScreens';
import { signUpScreens } from './signUpScreens';

/** All screens and states with pictures, by part of the console. */
export const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'Signing in': signInScreens,
  'The list': listScreens,
  'One tournament': detailScreens,
  'The roster': playScreens,
  'Rounds and table': roundScreens,
  'Pages for players and guests': liveScreens,
  'The sign-up page': signUpScreens,
  'The players': playerScreens,
  'Creating and editing': formScreens,
  'Everything else': otherScreens,
};

export const FOLDER = 'reports/screens';

/** Folders of the pictures in README and guide; only these pictures are committed. */
export const COMMITTED_FOLDERS = ['docs/screenshots', GUIDE_PICTURES] as const;

export type Scheme = 'light' | 'dark';
export type Size = 'desk' | 'phone';
export const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<Size, object>;

export const hasSize = ({ only }: Screen, size: Size): boolean =>
  only === undefined || only === size;
export const getPictureName = ({ name }: Screen, size: Size, scheme: Scheme): string =>
  `${name}-${size}${scheme === 'dark' ? '-dark' : ''}.webp`;
