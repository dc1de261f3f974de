import { ConfigProvider } from 'antd';
import ruRU from 'antd/locale/ru_RU';
import { createRoot } from 'react-dom/client';
import { TournamentsPage } from './TournamentsPage';

createRoot(document.getElementById('root')!).render(
  <ConfigProvider locale={ruRU}>
    <TournamentsPage />
  </ConfigProvider>,
);
