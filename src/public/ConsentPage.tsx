import { buildConsentText, buildPublicNameConsent } from '../domain/play/signUp/consent';
import { Document, type PublicSite } from './Document';

export type ConsentPageProps = {
  site: PublicSite;
  /** The club's legal name, from the setting CLUB_LEGAL_NAME. */
  legalName: string;
  phone: string;
  /** Path of the sign-up page. */
  path: string;
  /** True when showing the full name needs a separate consent (SEEN-71). */
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

/** The text of the consent, which needs no other page to be complete (APPLY-6). */
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
