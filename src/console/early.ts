import { watchStart } from './browser/watchStart';
import { createListRequestHeaders } from './api/tournaments/createListRequestHeaders';
import { createRequestHeaders } from './api/request/createRequestHeaders';
import { sendEarlyRequest } from './api/request/earlyRequest';
import { TOURNAMENTS_PATH } from './api/request/apiPaths';
import { readPageFeatures } from './pageConfig';
import { isListPath } from './paths';
import { getAuthorization } from './state/sessionStorage';
import { readTheme, showTheme } from './ui/theme/theme';

watchStart();

// The theme is set before the first paint.
showTheme(readTheme());

// The list is requested while the console's code is loading.
const header = getAuthorization();
if (header && isListPath(location.pathname)) {
  const own = createListRequestHeaders(readPageFeatures(document), undefined);
  sendEarlyRequest(BUILD.apiHost + TOURNAMENTS_PATH, createRequestHeaders(header, own));
}
