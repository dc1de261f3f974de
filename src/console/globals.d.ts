declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';

/** What the build was made with; webpack puts it in (see webpack.config.ts). */
declare const BUILD: {
  /** Origin of the API host without a trailing slash; empty for the page's own. */
  apiHost: string;
  authMode: 'server' | 'browser';
  /** The one pair that signs in; only in a build with authMode «browser». */
  administrator: { username: string; password: string } | null;
  clubTitle: string;
  clubTimeZone: string;
};

/** False in a production build. */
declare const process: { env: { NODE_ENV: string } };
