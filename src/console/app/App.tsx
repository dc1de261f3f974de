import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary';
import { Screens } from './router';
import type { AppStore } from './store';

export function App({ store }: { store: AppStore }) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  );
}
