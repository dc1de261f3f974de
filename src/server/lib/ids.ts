const ID = /^[1-9]\d{0,14}$/;

/** What an id may be, as a schema. */
export const idSchema = { type: 'integer', minimum: 1, maximum: 10 ** 15 - 1, examples: [42] };

/** An id out of a path; null for a text that is none. */
export const parseId = (text: string): number | null => (ID.test(text) ? Number(text) : null);
