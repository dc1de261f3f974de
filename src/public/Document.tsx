import type { ReactNode } from 'react';

/** Paths of the built files, whose names change with their content. */
export type PageAssets = { style: string; script: string };

/** What every public page is given. */
export type Site = {
  /** The club's. */
  title: string;
  assets: PageAssets;
};

type DocumentProps = {
  site: Site;
  /** Of the window. */
  title: string;
  /** What stands in the dark head beside the club's title. */
  head?: ReactNode;
  children: ReactNode;
};

/** The club's sign: a tennis ball. */
const Ball = () => (
  <svg className="ball" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="#d9e86b" />
    <path
      d="M3.2 4.2c4 3.8 4 11.8 0 15.6M20.8 4.2c-4 3.8-4 11.8 0 15.6"
      fill="none"
      stroke="#fff"
      strokeWidth="1.8"
    />
  </svg>
);

/** The frame of every public page: a head with the club's title, and what the page is about. */
export const Document = ({ site, title, head, children }: DocumentProps) => (
  <html lang="ru">
    <head>
      <meta charSet="utf-8" />
      <title>{`${title} — ${site.title}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#12352a" />
      <meta name="robots" content="noindex" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={site.assets.style} />
      <script src={site.assets.script} defer />
    </head>
    <body>
      <header className="head">
        <p className="club">
          <Ball />
          {site.title}
        </p>
        {head}
      </header>
      <main>{children}</main>
    </body>
  </html>
);
