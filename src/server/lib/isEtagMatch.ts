/** Whether one of the tags in an `If-None-Match` header is this one. */
export const isEtagMatch = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((text) => text.trim() === tag);
