import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting';

const chip = cva(
  'tabular inline-flex h-6 max-w-full items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-muted text-foreground',
        info: 'bg-primary-soft text-primary-text',
        success: 'bg-success-soft text-success-text',
        warning: 'bg-warning-soft text-warning-text',
        danger: 'bg-danger-soft text-danger-text',
        waiting: 'bg-waiting-soft text-waiting-text',
      } satisfies Record<Tone, string>,
    },
  },
);

/** A status: colour, icon and word together, never colour alone. */
export function StatusChip({
  tone,
  icon: Icon,
  children,
  className,
}: {
  tone: Tone;
  icon: LucideIcon;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={cn(chip({ tone }), className)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A count or a mark that is no status. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return <span className={cn(chip({ tone }), 'h-5 min-w-5 justify-center px-1', className)}>{children}</span>;
}
