import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { dataProvider } from './dataProvider';
import { TournamentList } from './TournamentList';

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="tournaments" options={{ label: 'Турниры' }} list={TournamentList} />
  </Admin>,
);
