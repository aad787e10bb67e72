import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';
import type { Tone } from './status-chip';

/** One bed, chair or slot: its name, its state in colour, icon and word, and its patient. */
export interface PlanPlace {
  key: string;
  name: string;
  tone: Tone;
  icon: LucideIcon;
  word: string;
  subject?: ReactNode;
  detail?: ReactNode;
}

const tones: Record<Tone, string> = {
  neutral: 'border-border bg-muted',
  info: 'border-primary/40 bg-primary-soft',
  success: 'border-success/40 bg-success-soft',
  warning: 'border-warning/40 bg-warning-soft',
  danger: 'border-danger/40 bg-danger-soft',
  waiting: 'border-waiting/40 bg-waiting-soft',
};

const shapes = {
  // On a phone places are a list, in which an empty one takes a single line.
  card: 'h-20 w-46 flex-col items-start py-1.5 max-sm:h-auto max-sm:min-h-11 max-sm:w-full max-sm:justify-center',
  /** As high as its surroundings say. */
  scaled: 'h-full w-full flex-col items-start overflow-hidden py-1',
  /** Not high enough for more than its name and its patient. */
  line: 'h-full w-full items-center gap-1 overflow-hidden',
} as const;

export function Place({
  place: { key, name, tone, icon: Icon, word, subject, detail },
  isChosen,
  onChoose,
  shape = 'card',
}: {
  place: PlanPlace;
  isChosen: boolean;
  onChoose: (key: string) => void;
  shape?: keyof typeof shapes;
}) {
  const isLine = shape === 'line';
  return (
    <button
      type="button"
      data-place={key}
      aria-pressed={isChosen}
      onClick={() => onChoose(key)}
      className={cn(
        'flex gap-0.5 rounded-md border px-2 text-left',
        shapes[shape],
        tones[tone],
        isChosen && 'ring-2 ring-primary',
      )}
    >
      <span className={cn('flex items-center gap-1 text-xs', isLine ? 'shrink-0' : 'w-full')}>
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        <span className={isLine && subject ? 'sr-only' : 'shrink-0'}>{word}</span>
      </span>
      <span className={cn('w-full truncate font-medium', isLine && 'min-w-0 text-xs')}>{subject}</span>
      <span className={isLine ? 'sr-only' : 'tabular w-full truncate text-xs'}>{detail}</span>
    </button>
  );
}
