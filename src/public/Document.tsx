import type { ReactNode } from 'react';

/** The built files of the public pages. */
export type PageAssets = {
  /** Path of the style sheet; its name changes with its content. */
  style: string;
  /** APPLY-15: what is in it, so that the first view needs one answer; null where there is no build. */
  css: string | null;
  /** Path of the script; null for a page without one. */
  script: string | null;
  /** SEEN-76, APPLY-19: the script that stands in pages that get old; null where there is no build. */
  guard: string | null;
};

/** What every public page is given. */
export type PublicSite = {
  /** The club's. */
  title: string;
  assets: PageAssets;
};

/** A style sheet of a page. */
type Sheet = Pick<PageAssets, 'style' | 'css'> & {
  /** The windows that it is for; all where it is not given. */
  media?: string | undefined;
};

/**
 * The preview of a page's link in a chat. Chats ask once and keep it, so it holds nothing that changes on its own,
 * and nothing about players.
 */
export type LinkPreview = { title: string; description: string };

type DocumentProps = {
  site: PublicSite;
  /** Comes after the site's own. */
  sheet?: Sheet;
  /** Of the window. */
  title: string;
  preview?: LinkPreview;
  /** Beside the club's title. */
  note?: ReactNode;
  /** What stands in the dark head under the club's title. */
  head?: ReactNode;
  /** Of the browser: what the page's own style sheet and script go by. */
  html?: Readonly<Record<`data-${string}`, string>>;
  main?: Readonly<Record<`data-${string}`, string>>;
  /** Seconds after which a browser in which the page's script does not work asks for the page again. */
  refresh?: number;
  /** A page with a form, which is never loaded anew by itself: it says how old it is (APPLY-19). */
  isKept?: boolean;
  /** What is no part of the page's content, and stays while that is replaced. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The club's sign: a tennis ball. */
export const Ball = () => (
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

/** As Open Graph has it, which Telegram, WhatsApp and VK read. */
const PreviewTags = ({ site, preview }: { site: PublicSite; preview: LinkPreview }) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={site.title} />
    <meta property="og:title" content={preview.title} />
    <meta property="og:description" content={preview.description} />
  </>
);

const StyleSheet = ({ style, css, media }: Sheet) =>
  css === null ? (
    <link rel="stylesheet" href={style} media={media} />
  ) : (
    <style media={media} dangerouslySetInnerHTML={{ __html: css }} />
  );

/** The frame of every public page: a head with the club's title, and what the page is about. */
export const Document = (props: DocumentProps) => {
  const { site, sheet, title, preview, note, head, html, main, refresh, isKept = false } = props;
  const { aside, children } = props;
  const { script, guard } = site.assets;
  const isGuarded = refresh !== undefined || isKept;
  return (
    <html lang="ru" data-refresh={refresh} data-kept={isKept ? '' : undefined} {...html}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} — ${site.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#12352a" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {preview && <PreviewTags site={site} preview={preview} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <StyleSheet {...site.assets} />
        {sheet && <StyleSheet {...sheet} />}
        {refresh !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refresh)} />
          </noscript>
        )}
        {script && <script src={script} defer />}
      </head>
      <body>
        <header className="head">
          <p className="club">
            <Ball />
            {site.title}
            {note}
          </p>
          {head}
          {isKept && <p className="lost" aria-live="polite" />}
        </header>
        <main {...main}>{children}</main>
        {aside}
        {isGuarded && guard && <script dangerouslySetInnerHTML={{ __html: guard }} />}
      </body>
    </html>
  );
};
