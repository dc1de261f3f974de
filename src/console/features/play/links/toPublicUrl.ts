import { config } from '../../../config';

/** The whole address of a page that our server shows without a sign-in. */
export const toPublicUrl = (path: string): string =>
  new URL(path, config.publicUrl ?? (config.apiHost || location.href)).href;
