/** Names of the form's hidden fields: the signature (APPLY-7, APPLY-11), and a trap that no person fills in. */
export const STAMP_FIELD = 'form';
export const HONEYPOT_FIELD = 'subject';
