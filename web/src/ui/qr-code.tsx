import { encode } from 'uqr';

/** A QR code of a text, in the colour of the words around it. `size` is a length in CSS units. */
export function QrCode({ text, size, label }: { text: string; size: string; label: string }) {
  const { data } = encode(text, { border: 1 });
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${data.length} ${data.length}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dots} fill="currentColor" />
    </svg>
  );
}
