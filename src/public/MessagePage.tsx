import { Document, type PublicSite } from './Document';

export type MessagePageProps = {
  site: PublicSite;
  /** Russian, for a person; its first sentence is the heading. */
  message: string;
  /** Seconds after which the page reloads, if it is to change. */
  refresh?: number | undefined;
};

/** A page with only a message: an unknown address, too many requests, a failure. */
export const MessagePage = ({ site, message, refresh }: MessagePageProps) => {
  const [heading = '', rest = ''] = message.split(/(?<=\.) (.*)/s);
  // This page needs no script.
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
