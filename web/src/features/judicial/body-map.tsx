import { useTranslation } from 'react-i18next';
import type { Wound } from './wounds';

/** A body in 100 × 220, the same from both sides: drawn by ourselves (record 36), so that it prints as it is shown. */
const body =
  'M50 4a13 14 0 0 1 13 14c0 7-3 12-7 15v6c10 2 18 4 21 12l6 34 5 30c1 4-5 6-7 2l-9-29-6-24v34l-2 20-2 44-2 40c0 5-11 5-11 0l-2-44-2-30h-4l-2 30-2 44c0 5-11 5-11 0l-2-40-2-44-2-20V64l-6 24-9 29c-2 4-8 2-7-2l5-30 6-34c3-8 11-10 21-12v-6c-4-3-7-8-7-15A13 14 0 0 1 50 4Z';

/** Both sides of a body with numbered marks; pressed, it says where. */
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
    // What is pressed here can be typed beside it as well: nobody needs the picture to say where a wound is.
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
      <path d={body} fill="none" stroke="currentColor" strokeWidth={1} strokeLinejoin="round" />
      {side === 'front' ? (
        <path d="M45 16h2M53 16h2M47 24q3 2 6 0M50 88v1" fill="none" stroke="currentColor" strokeWidth={0.8} />
      ) : (
        <path d="M50 40v52M42 92q8 4 16 0" fill="none" stroke="currentColor" strokeWidth={0.6} />
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
