import type { Middleware } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../../state/authSlice';
import { removeDrafts } from '../../state/pageDrafts';
import { scrollPositions } from '../../state/scrollPositions';
import { api } from './api';
import { TAG_TYPES } from './tags';

/**
 * A sign-out removes the loaded data, the drafts and the scroll positions of lists (AUTH-5, COMFORT-20). Signing in
 * again reloads the screen's data, whose last request may have been refused (AUTH-10).
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
