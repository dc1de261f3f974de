/** Names of the form's hidden fields: what signs it (APPLY-7, APPLY-11), and what no person fills in. */
export const STAMP_FIELD = 'form';
export const HONEYPOT_FIELD = 'subject';
