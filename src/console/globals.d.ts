declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';

/** The module docs/guide.ru.md, as scripts/lib/guide.mjs parses it. */
declare module '*/guide.ru.md' {
  /** Parts of each item; every second part is bold. */
  export type GuideBlock = { kind: 'text' | 'list' | 'steps'; items: string[][] };
  export type GuideCard = {
    id: string;
    title: string;
    blocks: GuideBlock[];
    picture?: { alt: string; file: string };
  };
  const guide: { title: string; lead: string; cards: GuideCard[] };
  export default guide;
}

/** The settings of the build, inserted by webpack (webpack.config.ts). */
declare const BUILD: {
  /** Origin of the API host without a trailing slash; empty for the page's own origin. */
  apiHost: string;
  authMode: 'server' | 'browser';
  /** Credentials of the only administrator; set only in a build with authMode «browser». */
  administrator: { username: string; password: string } | null;
  clubTitle: string;
  clubTimeZone: string;
};

/** NODE_ENV is `production` in a production build. */
declare const process: { env: { NODE_ENV: string } };
