import { MISSING_FACT_TEXT } from '../lib/formatOrRaw';
import { toOneLine } from '../lib/oneLine';
import type { Application } from './tournament';

type Applicant = Pick<Application, 'name' | 'contact_phone'>;
type PhoneList = { text: string; count: number };

/** Lists applicants with their phone, one per line, then the names of those without a phone (COMFORT-46). */
export function buildPhoneList(applications: readonly Applicant[]): PhoneList {
  const people = applications.map(({ name, contact_phone }) => ({
    name: toOneLine(name) || MISSING_FACT_TEXT,
    phone: toOneLine(contact_phone),
  }));
  const lines = people.filter(({ phone }) => phone).map(({ name, phone }) => `${name}: ${phone}`);
  const without = people.filter(({ phone }) => !phone).map(({ name }) => name);
  return {
    text: [...lines, ...(without.length > 0 ? [`Без телефона: ${without.join(', ')}`] : [])].join(
      '\n',
    ),
    count: lines.length,
  };
}
