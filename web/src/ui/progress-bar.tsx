import { cn } from './cn';

/** How far something is, in the theme's colours, which the browser's own bar has not. */
export const ProgressBar = ({
  label,
  value,
  max = 1,
  className,
}: {
  label: string;
  value: number;
  max?: number | undefined;
  className?: string;
}) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className={cn(
      'h-2 min-w-0 appearance-none overflow-hidden rounded-full bg-muted',
      '[&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary',
      className,
    )}
  />
);
