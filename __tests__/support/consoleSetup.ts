import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import './consoleShims';
import './consoleStyles';
import './consoleDevTools';
import { clearDevToolsLog } from './consoleDevTools';
import { closeClubs } from './consoleClub';
import { endTest } from './consoleEnd';
import { screenSize } from './consoleShims';
import { settleTroubles } from './consoleTroubles';

// For a busy machine: what is there sooner is found sooner.
configure({ asyncUtilTimeout: 10_000 });
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
