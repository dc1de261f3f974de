import type { ReactNode } from 'react';

export type PageAssets = {
  /** Path of the style sheet, whose name changes with its content. */
  style: string;
  /** Text of the style sheet, inlined so that the first view needs one response; null without a build. */
  css: string | null;
  /** Path of the script; null for a page without a script. */
  script: string | null;
  /** Script inlined into pages that may become outdated; null without a build (SEEN-76, APPLY-19). */
  guard: string | null;
};

export type PublicSite = {
  /** The club's title. */
  title: string;
  assets: PageAssets;
};

type Sheet = Pick<PageAssets, 'style' | 'css'> & {
  /** Media query of the sheet; without it the sheet always applies. */
  media?: string | undefined;
};

/**
 * The preview of a page's link in a chat. A chat requests it once and keeps it, so it contains no players and nothing
 * that changes by itself.
 */
export type LinkPreview = { title: string; description: string };

type DocumentProps = {
  site: PublicSite;
  /** Style sheet after the site's own one. */
  sheet?: Sheet;
  /** Title of the browser's window. */
  title: string;
  preview?: LinkPreview;
  /** Content next to the club's title. */
  note?: ReactNode;
  /** Content of the dark head below the club's title. */
  head?: ReactNode;
  /** Attributes of the html element, for the page's own style sheet and script. */
  html?: Readonly<Record<`data-${string}`, string>>;
  main?: Readonly<Record<`data-${string}`, string>>;
  /** Number of seconds after which a browser without a working script reloads the page. */
  refresh?: number;
  /** True for a page with a form: it never reloads by itself, and shows its age instead (APPLY-19). */
  isKept?: boolean;
  /** Content that stays when the page's main content is replaced. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The club's logo: a tennis ball. */
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

/** Open Graph tags, which Telegram, WhatsApp and VK read. */
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

/** The frame of every public page: a head with the club's title, and the content. */
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
