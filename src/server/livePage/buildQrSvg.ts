import { encode } from 'uqr';

/** A QR code of a text as an SVG file: dark on light in both themes, as cameras want it. */
export function buildQrSvg(text: string): string {
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
