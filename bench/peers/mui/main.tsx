import { createRoot } from 'react-dom/client';
import { TournamentsPage } from './TournamentsPage';

createRoot(document.getElementById('root')!).render(<TournamentsPage />);
