import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { api } from './api';
import { TournamentsPage } from './TournamentsPage';

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <TournamentsPage />
  </Provider>,
);
