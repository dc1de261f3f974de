import { encode } from 'uqr';
import { describeLocalAddress } from '../../domain/protocol/localAddress';

/** Advice for the operator, in lines of a QR code's width (SEEN-81). */
const LOCAL_LINES = ['QR-кода нет:', 'задайте', 'PUBLIC_URL,', 'адрес для', 'телефонов'];

const LOCAL_SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 212 212" font-family="sans-serif" font-size="30">',
  '<path fill="#fff" d="M0 0h212v212H0z"/>',
  ...LOCAL_LINES.map((line, index) => `<text x="8" y="${44 + 36 * index}">${line}</text>`),
  '</svg>',
].join('');

/**
 * Builds the QR code of an address. An address that leads a phone to itself becomes the advice to set PUBLIC_URL
 * (SEEN-81).
 */
export const buildAddressQrSvg = (address: string): string =>
  describeLocalAddress(address) === null ? buildQrSvg(address) : LOCAL_SVG;

/** Builds the QR code of a text as an SVG file. It is dark on light in both themes, because cameras need this. */
function buildQrSvg(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="#12352a" d="${dots.join('')}"/>`,
    '</svg>',
  ].join('');
}
