const ID = /^[1-9]\d{0,14}$/;

export const idSchema = { type: 'integer', minimum: 1, maximum: 10 ** 15 - 1, examples: [42] };

/** Parses an id in a path. Null for any other text. */
export const parseId = (text: string): number | null => (ID.test(text) ? Number(text) : null);
