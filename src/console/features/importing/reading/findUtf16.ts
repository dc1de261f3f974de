const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The encoding with two bytes a letter that the first bytes of a file tell, undefined where they tell none. */
export const findUtf16 = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
