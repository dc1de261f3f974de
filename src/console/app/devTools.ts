import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

type EndpointAction = UnknownAction & { meta?: { arg?: { endpointName?: string } } };

/** RTK Query's actions have the same names; the endpoint's name distinguishes them. */
function nameAction<Action extends UnknownAction>(action: Action): Action {
  const endpoint = (action as EndpointAction).meta?.arg?.endpointName;
  return endpoint ? { ...action, type: `${action.type} ${endpoint}` } : action;
}

/** The tools are on in production too; in development the actions are made easier to read (DEV-2). */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Теннисный клуб',
  ...(process.env.NODE_ENV !== 'production' && {
    actionSanitizer: nameAction,
    actionsDenylist: ['api/internalSubscriptions', 'api/subscriptions'],
  }),
};
