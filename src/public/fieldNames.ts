/** Names of the hidden fields: the signature (APPLY-7, APPLY-11), and a field that only robots fill in (APPLY-11). */
export const STAMP_FIELD = 'form';
export const HONEYPOT_FIELD = 'subject';
