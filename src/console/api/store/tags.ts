export const TAG_TYPES = ['Tournament', 'Calendar', 'Play'] as const;
type TagType = (typeof TAG_TYPES)[number];

/**
 * Invalidates tags only after a success: RTK Query invalidates them for failed mutations too.
 * @returns a function for an endpoint's invalidatesTags
 */
export const invalidateOnSuccess =
  (...tags: TagType[]) =>
  (_result: unknown, error: unknown): TagType[] =>
    error ? [] : tags;
