import { config } from '../../../config';

/** The full address of a public page. */
export const toPublicUrl = (path: string): string =>
  new URL(path, config.publicUrl ?? (config.apiHost || location.href)).href;
