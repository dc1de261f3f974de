import { Document, type PublicSite } from './Document';

export type MessagePageProps = {
  site: PublicSite;
  /** Russian, for a person; its first sentence is the heading. */
  message: string;
};

/** A page that only says something: an unknown address, too many requests, a failure. */
export const MessagePage = ({ site, message }: MessagePageProps) => {
  const [heading = '', rest = ''] = message.split(/(?<=\.) (.*)/s);
  // There is nothing here for a script to do.
  const quiet = { ...site, assets: { ...site.assets, script: null } };
  return (
    <Document site={quiet} title={heading.replace(/\.$/, '')}>
      <div className="text">
        <h1>{heading.replace(/\.$/, '')}</h1>
        {rest && <p>{rest}</p>}
      </div>
    </Document>
  );
};
