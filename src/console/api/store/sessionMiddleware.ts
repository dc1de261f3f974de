import type { Middleware } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../state/authSlice';
import { removeDrafts } from '../../state/pageDrafts';
import { scrollPositions } from '../../state/scrollPositions';
import { api } from './api';
import { TAG_TYPES } from './tags';

/**
 * AUTH-5, COMFORT-20: signing out removes what was loaded, the drafts, and where lists were scrolled to.
 * AUTH-10: signing in again reloads what is on the screen, since its last request may have been refused.
 */
export const sessionMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (signedOut.match(action)) {
      dispatch(api.util.resetApiState());
      removeDrafts();
      scrollPositions.clear();
    }
    if (signedIn.match(action)) dispatch(api.util.invalidateTags([...TAG_TYPES]));
    return result;
  };
