// Imported before React, which looks for MessageChannel only once.
import { settleReact } from './consoleReactWork';
import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import type * as SlowRequests from '../../src/console/api/request/slowRequests';
import './consoleShims';
import './consoleStyles';
import './consoleDevTools';
import { clearDevToolsLog } from './consoleDevTools';
import { closeClubs } from './consoleClub';
import { endTest } from './consoleEnd';
import { screenSize } from './consoleShims';
import { settleTroubles } from './consoleTroubles';

// A slow test machine must not count as a slow server, which the page would report after two seconds.
jest.mock<typeof SlowRequests>('../../src/console/api/request/slowRequests', () => ({
  ...jest.requireActual<typeof SlowRequests>('../../src/console/api/request/slowRequests'),
  trackSlowRequest: (answer) => answer,
}));

const { asyncWrapper } = getConfig();
configure({
  // The limit suits a busy machine; waits end as soon as the result appears.
  asyncUtilTimeout: 60_000,
  // Each act or wait ends once React has finished all work that needs no further response.
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const result = await work();
      await settleReact();
      return result;
    }),
});

afterEach(async () => {
  cleanup();
  endTest();
  jest.useRealTimers();
  await closeClubs();
  localStorage.clear();
  clearDevToolsLog();
  screenSize.isPhone = false;
  const problems = settleTroubles();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
