import { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { ListBlock } from './listBlocks';

/**
 * The quality makes the list nine times smaller, in a fifth of the time of the best quality. A wider window would
 * double the time and the wait for the first byte. It would not make the list smaller, because tournaments are alike.
 */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/** Maximum number of blocks of a list that is sent in one piece. */
const SHORT_MAX = 4;

/** Yields the array, with one tournament per line. */
function* listPieces(blocks: readonly ListBlock[]): Generator<Buffer> {
  yield Buffer.from('[');
  for (const [index, { bytes }] of blocks.entries()) {
    if (index > 0) yield Buffer.from(',\n');
    yield bytes;
  }
  yield Buffer.from(']');
}

/** Creates the bodies of the list's responses. They are cached until the list changes. */
export function createListBodies() {
  let currentTag = '';
  let whole: Buffer | undefined;
  let compressed: Buffer | undefined;

  async function* keepChunks(tag: string, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
      yield chunk;
    }
    if (tag === currentTag) compressed ??= Buffer.concat(chunks);
  }

  function reset(tag: string): void {
    currentTag = tag;
    whole = undefined;
    compressed = undefined;
  }

  return {
    /**
     * Builds the body without compression.
     * @param tag identifies the list's state in the blocks
     */
    buildPlain(tag: string, blocks: readonly ListBlock[]): Buffer | Readable {
      if (tag !== currentTag) reset(tag);
      if (blocks.length > SHORT_MAX)
        return Readable.from(listPieces(blocks), { objectMode: false });
      return (whole ??= Buffer.concat([...listPieces(blocks)]));
    },

    /** Builds the body with brotli. The first response is compressed while it is sent. */
    buildBrotli(tag: string, blocks: readonly ListBlock[]): Buffer | Readable {
      if (tag !== currentTag) reset(tag);
      if (compressed) return compressed;
      const source = Readable.from(listPieces(blocks), { objectMode: false });
      const stream = source.pipe(createBrotliCompress(BROTLI));
      return Readable.from(keepChunks(tag, stream), { objectMode: false });
    },
  };
}
