import { useMemo } from 'react';
import { encode } from 'uqr';
import { describeLocalAddress } from '../../../../domain/protocol/localAddress';

type QrCodeProps = { address: string; label: string };

/**
 * QR code of an address. For an address that only this device can open, it shows the setting to change instead
 * (SEEN-81).
 */
export const QrCode = (props: QrCodeProps) => {
  const problem = describeLocalAddress(props.address);
  return problem === null ? <QrPicture {...props} /> : <p>{problem}</p>;
};

/** The code is dark on light in both themes, because cameras need this. */
function QrPicture({ address, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(address, { ecc: 'M', border: 2 });
    const dots = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: dots.join('') };
  }, [address]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
