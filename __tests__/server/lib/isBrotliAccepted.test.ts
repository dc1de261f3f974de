import { isBrotliAccepted } from '../../../src/server/lib/isBrotliAccepted';
import { measureProcessorTime } from '../../support/measureProcessorTime';

test.each(['br', 'gzip, deflate, br', 'gzip,br;q=0.5', ' br ; q=1', 'br;q=0.01'])(
  'brotli is welcome: %s',
  (header) => {
    expect(isBrotliAccepted(header)).toBe(true);
  },
);

test.each([undefined, '', 'gzip', 'brx', 'xbr', 'b r', 'br;q=0', 'br ; q=0.00 , gzip'])(
  'brotli is not: %s',
  (header) => {
    expect(isBrotliAccepted(header)).toBe(false);
  },
);

test.each([' ', 'br ', 'br;', 'br; ', ',', ' ,', 'br;q=0.', '0'])(
  'TRUST-84: a long header of «%s» takes no time with its square',
  async (fill) => {
    const header = `br;q=0.${fill.repeat(200_000)}x`;
    const spaced = `br${fill.repeat(200_000)}x`;
    const ms = await measureProcessorTime(async () => {
      isBrotliAccepted(header);
      isBrotliAccepted(spaced);
    });
    expect(ms).toBeLessThan(2_000);
  },
);
