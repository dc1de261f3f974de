import { listHeaders } from './api/listHeaders';
import { requestHeaders } from './api/requestHeaders';
import { sendEarly } from './api/earlyRequest';
import { TOURNAMENTS_PATH } from './api/apiPaths';
import { featuresOf } from './pageConfig';
import { paths } from './paths';
import { authorization } from './state/sessionStorage';
import { readTheme, showTheme } from './ui/theme';

// Before anything is painted.
showTheme(readTheme());

// SPEED-5: the list is requested while the console's code is loading.
const header = authorization();
if (header && ['/', paths.tournaments].includes(location.pathname)) {
  const own = listHeaders(featuresOf(document), undefined);
  sendEarly(BUILD.apiHost + TOURNAMENTS_PATH, requestHeaders(header, own));
}
