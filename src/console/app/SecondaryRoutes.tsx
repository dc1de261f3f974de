import { Navigate, Route, Routes } from 'react-router';
import { hasFeature } from '../serverFeatures';
import { SubscriptionScreen } from '../features/tournaments/subscription/SubscriptionScreen';
import { useCopyNextWeek } from '../features/tournaments/saving/useCopyNextWeek';
import { TrashScreen } from '../features/tournaments/trash/TrashScreen';
import { HAS_HELP, HELP_SCREEN_PATH } from '../helpPaths';
import { paths } from '../paths';
import { PLAYERS_SCREEN_PATH } from '../playerPaths';
import { createLazyComponent } from '../ui/loading/createLazyComponent';
import { injectSlices } from './injectSlices';

// One of these screens may render before the background services, which inject the slices too.
injectSlices();

const SeasonScreen = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'season' */ '../features/season/SeasonScreen')).SeasonScreen,
);

const PlayScreen = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'play' */ '../features/play/PlayScreen')).PlayScreen,
);

const PlayersRoutes = createLazyComponent(
  async () => (await import('../features/players/PlayersRoutes')).PlayersRoutes,
);

const ImportScreen = createLazyComponent(
  async () => (await import('../features/importing/ImportScreen')).ImportScreen,
);

const HelpScreen = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'help' */ '../features/help/HelpScreen')).HelpScreen,
);

const PlayRoute = () => <PlayScreen onCopyNextWeek={useCopyNextWeek()} />;

/** Routes of the rarely opened screens. Every other address redirects to the list (ROUTE-3, COMFORT-32). */
export function SecondaryRoutes() {
  return (
    <Routes>
      {hasFeature('trash') && <Route path={paths.trash} element={<TrashScreen />} />}
      <Route path={paths.season} element={<SeasonScreen />} />
      {hasFeature('calendar') && (
        <Route path={paths.subscription} element={<SubscriptionScreen />} />
      )}
      {hasFeature('play') && <Route path={paths.play} element={<PlayRoute />} />}
      {HAS_HELP && <Route path={HELP_SCREEN_PATH} element={<HelpScreen />} />}
      {hasFeature('players') && (
        <Route path={`${PLAYERS_SCREEN_PATH}/*`} element={<PlayersRoutes />} />
      )}
      <Route path={paths.importing} element={<ImportScreen />} />
      <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
    </Routes>
  );
}
