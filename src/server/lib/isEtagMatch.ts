/** True when an `If-None-Match` header contains this tag. */
export const isEtagMatch = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((text) => text.trim() === tag);
