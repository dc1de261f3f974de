import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

type EndpointAction = UnknownAction & { meta?: { arg?: { endpointName?: string } } };

/** Adds the endpoint to an action's name: RTK Query gives the actions of all endpoints the same names. */
function nameAction<Action extends UnknownAction>(action: Action): Action {
  const endpoint = (action as EndpointAction).meta?.arg?.endpointName;
  return endpoint ? { ...action, type: `${action.type} ${endpoint}` } : action;
}

/** DevTools work in production too. In development the actions' names are made more readable (DEV-2). */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Теннисный клуб',
  ...(process.env.NODE_ENV !== 'production' && {
    actionSanitizer: nameAction,
    actionsDenylist: ['api/internalSubscriptions', 'api/subscriptions'],
  }),
};
