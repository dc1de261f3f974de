// Before React, which looks for it once.
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

// A busy machine is no server that does not answer: after two seconds the page would say so.
jest.mock<typeof SlowRequests>('../../src/console/api/request/slowRequests', () => ({
  ...jest.requireActual<typeof SlowRequests>('../../src/console/api/request/slowRequests'),
  trackSlowRequest: (answer) => answer,
}));

const { asyncWrapper } = getConfig();
configure({
  // For a busy machine: what is there sooner is found sooner.
  asyncUtilTimeout: 60_000,
  // An act or a wait ends when the page shows all that needs no further answer.
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
