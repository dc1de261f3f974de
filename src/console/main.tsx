import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { waitForEarlyList } from './api/request/fetchFn';
import { App } from './app/App';
import { createAppStore } from './app/store';
import './app/theme.css';
import './app/global.css';
import './app/classes.css';
import { watchUnsentSignOuts } from './features/auth/sendSignOut';
import { watchSession } from './features/auth/watchSession';
import { createInitialAuthState } from './state/authSlice';
import { restoreSession } from './state/sessionStorage';

const store = createAppStore({ auth: createInitialAuthState(restoreSession()) });
watchSession(store);
watchUnsentSignOuts();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Time in milliseconds to wait for a list that has nearly arrived, so that no placeholder is painted first. */
const WAIT_MS = 50;

const waited = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
void Promise.race([waitForEarlyList(), waited]).then(() =>
  // flushSync also runs the effects, which take the early list.
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  ),
);
