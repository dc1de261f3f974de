import path from 'node:path';
import { listFiles } from './stamp.mjs';

/**
 * The browser tests of a folder, as names of specs in which `*` matches anything. `isDeep` adds the deep tests, for
 * folders that the first tier covers too little.
 * @typedef {{ specs: readonly string[], isDeep?: boolean }} FolderSpecs
 */

const ALL = { specs: ['*'] };
const OFFLINE = {
  specs: ['offline*', 'connection', 'play/offline', 'play/roundsOffline'],
  isDeep: true,
};
const LIVE = { specs: ['live', 'liveRows', 'connection', 'newApplications'], isDeep: true };
const LIVE_PAGE = { specs: ['livePage*'] };
const SCORE = { specs: ['score', 'play/scorePad'] };
const SIGN_UP = { specs: ['signUp*'] };
const PLAY = { specs: ['play/*', 'playCounts', 'livePage*', 'score', 'finish', 'day'] };
const OUTBOX = { specs: ['play/*', 'series', 'connection'] };
const SHELL = { specs: ['shell', 'widths', 'phone', 'theme', 'searchBox', 'searchHits', 'keys'] };
const HELP = { specs: ['help'] };
const SESSION = {
  specs: ['session*', 'login', 'afterSession', 'tabs', 'otherHostSignIn', 'trust'],
};

/**
 * Browser tests by source folder. The tests import only the built console, so no tool can derive this. The longest
 * folder that contains a file counts; a file in no listed folder has no browser tests.
 * @type {Readonly<Record<string, FolderSpecs>>}
 */
export const SPECS_BY_FOLDER = {
  'webpack.config.ts': ALL,
  static: ALL,
  'docs/guide.ru.md': HELP,
  'src/console': ALL,
  'src/console/worker': OFFLINE,
  'src/console/api/live': LIVE,
  'src/console/api/outbox': OUTBOX,
  'src/console/api/play': PLAY,
  'src/console/api/players': { specs: ['player*'] },
  'src/console/state/outbox': OUTBOX,
  'src/console/state/offlineStorage.ts': OFFLINE,
  'src/console/ui/charts': { specs: ['season*'] },
  'src/console/features/auth': SESSION,
  'src/console/features/commands': { specs: ['commands*', 'keys', 'searchHits', 'theme'] },
  'src/console/features/help': HELP,
  'src/console/features/importing': { specs: ['importing*'] },
  'src/console/features/live': LIVE,
  'src/console/features/offline': OFFLINE,
  'src/console/features/play': PLAY,
  'src/console/features/players': { specs: ['player*', 'forgottenOnDevice'] },
  'src/console/features/season': { specs: ['season*'] },
  'src/console/features/shell': SHELL,
  'src/console/features/tournaments/calendar': { specs: ['calendar*'] },
  'src/console/features/tournaments/detail': { specs: ['detail*', 'history', 'focus'] },
  'src/console/features/tournaments/dialogs': {
    specs: ['delete', 'detail*', 'focus', 'stillDialogs'],
  },
  'src/console/features/tournaments/display': { specs: ['list', 'detail*', 'calendar*'] },
  'src/console/features/tournaments/exporting': { specs: ['out*', 'detailSharing', 'rowMenu'] },
  'src/console/features/tournaments/form': {
    specs: [
      ...['create*', 'edit', 'drafts', 'leaving', 'hints', 'series', 'inputs', 'rules'],
      ...['formFoot', 'dateField', 'copy', 'stillCreating'],
    ],
  },
  'src/console/features/tournaments/list': {
    specs: [
      ...['list', 'rows', 'filters', 'address', 'searchBox', 'upNext', 'speed', 'nothingFound'],
      ...['rowMenu', 'stillList'],
    ],
  },
  'src/console/features/tournaments/saving': { specs: ['copy*', 'calendarMove*', 'weather*'] },
  'src/console/features/tournaments/selection': { specs: ['selection', 'commandsChosen'] },
  'src/console/features/tournaments/subscription': { specs: ['subscription'] },
  'src/console/features/tournaments/toasts': { specs: ['undo*', 'created', 'restored', 'presses'] },
  'src/console/features/tournaments/trash': { specs: ['trash', 'restored'] },
  'src/public': { specs: [...LIVE_PAGE.specs, ...SCORE.specs, ...SIGN_UP.specs] },
  'src/public/livePage': LIVE_PAGE,
  'src/public/score': SCORE,
  'src/server/livePage': LIVE_PAGE,
  'src/server/scoreLink': SCORE,
  'src/server/signUp': SIGN_UP,
  'src/server/publicPages': { specs: [...LIVE_PAGE.specs, ...SCORE.specs, ...SIGN_UP.specs] },
  'src/domain/play': PLAY,
  '__tests__/browser/support': ALL,
};

const TESTS = '__tests__/browser';
const ENDING = '.spec.ts';

/** @param {readonly string[]} patterns @returns {string[]} the files of these specs */
export function listSpecFiles(patterns) {
  const names = patterns.map((pattern) => pattern.replaceAll('*', '.*')).join('|');
  const wanted = new RegExp(`^${TESTS}/(${names})[.]spec[.]ts$`);
  return listFiles(TESTS)
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => wanted.test(file));
}

/** @param {string} file @returns {FolderSpecs | undefined} */
function findFolderSpecs(file) {
  const folders = Object.keys(SPECS_BY_FOLDER).filter(
    (folder) => file === folder || file.startsWith(`${folder}/`),
  );
  const [nearest] = folders.sort((one, other) => other.length - one.length);
  return nearest === undefined ? undefined : SPECS_BY_FOLDER[nearest];
}

/**
 * Browser tests to run after a change of these files.
 * @param {readonly string[]} files
 * @returns {{ specs: string[], deepSpecs: string[] }} spec files; `deepSpecs` run in both tiers
 */
export function collectSpecs(files) {
  const own = files.filter((file) => file.startsWith(`${TESTS}/`) && file.endsWith(ENDING));
  const concerned = files.map(findFolderSpecs).filter((found) => found !== undefined);
  const deep = listSpecFiles(
    concerned.filter(({ isDeep }) => isDeep).flatMap(({ specs }) => specs),
  );
  const specs = listSpecFiles(concerned.flatMap(({ specs }) => specs));
  return { specs: [...new Set([...own, ...specs])], deepSpecs: [...new Set([...own, ...deep])] };
}
