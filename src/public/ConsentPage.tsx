import { buildConsentText, buildPublicNameConsent } from '../domain/play/signUp/consent';
import { Document, type PublicSite } from './Document';

export type ConsentPageProps = {
  site: PublicSite;
  /** CLUB_LEGAL_NAME. */
  legalName: string;
  /** The organizer's. */
  phone: string;
  /** Of the sign-up page. */
  path: string;
  /** SEEN-71: whether it is asked for by itself that others may see the whole name. */
  asksPublicName: boolean;
};

const PublicNamePart = ({ phone }: Pick<ConsentPageProps, 'phone'>) => {
  const { heading, text } = buildPublicNameConsent({ phone });
  return (
    <section id="public-name">
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  );
};

/** APPLY-6: the text that is agreed to, which stands for itself. */
export const ConsentPage = ({ site, legalName, phone, path, asksPublicName }: ConsentPageProps) => (
  <Document site={site} title="Согласие">
    <div className="text">
      <h1>Согласие на обработку персональных данных</h1>
      {buildConsentText({ legalName, phone }).map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      {asksPublicName && <PublicNamePart phone={phone} />}
      <p>
        <a href={path}>К записи на турнир</a>
      </p>
    </div>
  </Document>
);
