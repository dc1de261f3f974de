import { Document, type PublicSite } from './Document';

export type MessagePageProps = {
  site: PublicSite;
  /** Message in Russian, for users; its first sentence becomes the heading. */
  message: string;
  /** Number of seconds after which the page reloads; missing when it will not change. */
  refresh?: number | undefined;
};

/** A page with only a message: an unknown address, too many requests, a failure. */
export const MessagePage = ({ site, message, refresh }: MessagePageProps) => {
  const [heading = '', rest = ''] = message.split(/(?<=\.) (.*)/s);
  // The page gets no script, because it needs none.
  const quiet = { ...site, assets: { ...site.assets, script: null } };
  return (
    <Document
      site={quiet}
      title={heading.replace(/\.$/, '')}
      {...(refresh !== undefined && { refresh })}
    >
      <div className="text">
        <h1>{heading.replace(/\.$/, '')}</h1>
        {rest && <p>{rest}</p>}
      </div>
    </Document>
  );
};
