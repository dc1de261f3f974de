/** Whether an `Accept-Encoding` header (RFC 9110, 12.5.3) names brotli as welcome. */
export const isBrotliAccepted = (header: string | undefined): boolean =>
  /(^|,)\s*br\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(;|,|$)/.test(header ?? '');
