import { toothCodes, type Surface, type ToothFinding } from '@alur/contracts/record/odontogram';
import type { KeyboardEvent, Ref } from 'react';
import { cn } from '@/ui/cn';
import { fields, SIZE, surfaceAt, type Place } from './tooth-places';

const fills = {
  decayed: 'fill-danger',
  filled: 'fill-primary',
  lost: 'fill-muted',
  other: 'fill-waiting',
} as const;

const fillOf = (findings: readonly ToothFinding[], surface: Surface): string => {
  const its = findings.findLast(each => each.surface === surface);
  return its ? fills[toothCodes[its.code].kind] : 'fill-background';
};

export interface ToothProps {
  tooth: number;
  findings: readonly ToothFinding[];
  label: string;
  isChosen: boolean;
  at: readonly [x: number, y: number];
  element: Ref<SVGGElement>;
  /** Nothing can be pressed where it is only read. */
  onPress: ((surface: Surface) => void) | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** A tooth with its five surfaces; its codes stand below it, so that nothing is told by colour alone. */
export function Tooth({
  tooth,
  findings,
  label,
  isChosen,
  at: [x, y],
  element,
  onPress,
  onKeyDown,
  onFocus,
}: ToothProps) {
  const isGone = findings.some(({ code }) => code === 'mis' || code === 'ext');
  const codes = [...new Set(findings.map(({ code }) => code))];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        ref={element}
        role={onPress ? 'button' : 'img'}
        aria-label={label}
        tabIndex={onPress && isChosen ? 0 : -1}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="outline-none"
      >
        {(Object.keys(fields) as Place[]).map(place => (
          <polygon
            key={place}
            points={fields[place]}
            onClick={() => onPress?.(surfaceAt(tooth, place))}
            className={cn('stroke-input', fillOf(findings, surfaceAt(tooth, place)), onPress && 'cursor-pointer')}
          />
        ))}
        {isGone && <path d={`M0,0 L${SIZE},${SIZE} M${SIZE},0 L0,${SIZE}`} className="stroke-danger" strokeWidth={3} />}
        {isChosen && onPress && (
          <rect
            x={-3}
            y={-3}
            width={SIZE + 6}
            height={SIZE + 6}
            rx={3}
            className="fill-none stroke-ring"
            strokeWidth={2}
          />
        )}
        <text x={SIZE / 2} y={-6} textAnchor="middle" className="tabular fill-foreground text-[11px] font-medium">
          {tooth}
        </text>
      </g>
      <text aria-hidden x={SIZE / 2} y={SIZE + 12} textAnchor="middle" className="fill-muted-foreground text-[10px]">
        {codes.slice(0, 2).join(' ')}
      </text>
    </g>
  );
}
