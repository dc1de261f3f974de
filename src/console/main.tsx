import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeStore } from './app/store';
import './app/global.css';
import { watchSession } from './features/auth/watchSession';
import { initialAuthState } from './state/authSlice';
import { readSession } from './state/sessionStorage';

const store = makeStore({ auth: initialAuthState(readSession()) });
watchSession(store);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
