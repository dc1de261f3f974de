/**
 * True when an `Accept-Encoding` header accepts brotli (RFC 9110, 12.5.3). The header is split at commas. One pattern
 * for the whole header would take quadratic time in a run of spaces (TRUST-84).
 */
export const isBrotliAccepted = (header = ''): boolean =>
  header.split(',').some((part) => {
    const [coding = '', weight = ''] = part.split(';', 2);
    return coding.trim() === 'br' && !/^q=0(\.0*)?$/.test(weight.trim());
  });
