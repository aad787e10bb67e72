import { useTranslation } from 'react-i18next';
import type { Wound } from './wounds';

/** Half of a body of 100 × 220 from the neck down, as points; the other half mirrors it. */
const half: readonly (readonly [number, number])[] = [
  ...([
    [54, 29],
    [55, 37],
    [66, 40],
    [71, 46],
    [79, 76],
    [85, 108],
    [84, 115],
    [79, 115],
    [72, 82],
  ] as const),
  ...([
    [66, 60],
    [63, 86],
    [66, 106],
    [63, 148],
    [61, 208],
    [63, 213],
    [53, 213],
    [52, 150],
    [50, 114],
  ] as const),
];
const points = (mirrored: boolean) => half.map(([x, y]) => `${mirrored ? 100 - x : x} ${y}`);
/** The outline from both halves. It is our own drawing (record 36), so that it prints as it is shown. */
const body = `M50 29L${points(false).join('L')}L${points(true).toReversed().join('L')}Z`;

/** Both sides of a body with numbered marks; a click reports its position. */
export function BodyMap(props: {
  wounds: readonly Wound[];
  onPress?: (side: Wound['side'], x: number, y: number) => void;
}) {
  const { t } = useTranslation('judicial');
  return (
    <div className="flex flex-wrap justify-center gap-6">
      {(['front', 'back'] as const).map(side => (
        <figure key={side} className="m-0 text-center">
          <Side side={side} label={t(side)} {...props} />
          <figcaption className="text-xs text-muted-foreground">{t(side)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Side(props: {
  side: Wound['side'];
  label: string;
  wounds: readonly Wound[];
  onPress?: (side: Wound['side'], x: number, y: number) => void;
}) {
  const { side, label, wounds, onPress } = props;
  return (
    // The position can be typed as well, so nobody needs the picture to say where a wound is.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      viewBox="0 0 100 220"
      width={165}
      height={363}
      role="img"
      aria-label={label}
      className={onPress ? 'cursor-crosshair' : undefined}
      onClick={event => {
        const box = event.currentTarget.getBoundingClientRect();
        const part = (at: number, from: number, size: number) => Math.round(((at - from) / size) * 100);
        onPress?.(side, part(event.clientX, box.left, box.width), part(event.clientY, box.top, box.height));
      }}
    >
      <ellipse cx={50} cy={17} rx={10} ry={12.5} fill="none" stroke="currentColor" />
      <path d={body} fill="none" stroke="currentColor" strokeWidth={1} strokeLinejoin="round" />
      {side === 'front' ? (
        <path d="M45 16h2.5M52.5 16h2.5M47 23q3 2 6 0M50 92v1" fill="none" stroke="currentColor" strokeWidth={0.8} />
      ) : (
        <path d="M50 38v58M42 104q8 4 16 0" fill="none" stroke="currentColor" strokeWidth={0.6} />
      )}
      {wounds.map((wound, at) =>
        wound.side === side && wound.x !== null && wound.y !== null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a wound is known by its number
          <g key={at} transform={`translate(${wound.x} ${wound.y * 2.2})`}>
            <circle r={4.6} fill="#b42318" />
            <text textAnchor="middle" dy={2.2} fontSize={6.4} fontWeight={700} fill="#fff">
              {at + 1}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}
