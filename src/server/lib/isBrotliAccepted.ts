/**
 * True when an `Accept-Encoding` header accepts brotli (RFC 9110, 12.5.3). It is split at commas, because one pattern
 * for all of it would be quadratic in a run of spaces (TRUST-84).
 */
export const isBrotliAccepted = (header = ''): boolean =>
  header.split(',').some((part) => {
    const [coding = '', weight = ''] = part.split(';', 2);
    return coding.trim() === 'br' && !/^q=0(\.0*)?$/.test(weight.trim());
  });
