/**
 * Whether an `Accept-Encoding` header (RFC 9110, 12.5.3) names brotli as welcome. Taken apart at its commas: one
 * pattern for all of it would try a long run of spaces from each of them (TRUST-84).
 */
export const isBrotliAccepted = (header = ''): boolean =>
  header.split(',').some((part) => {
    const [coding = '', weight = ''] = part.split(';', 2);
    return coding.trim() === 'br' && !/^q=0(\.0*)?$/.test(weight.trim());
  });
