import type { ReactNode } from 'react';

/**
 * The subject of a row, and below it what distinguishes it. A card shows the whole name, a table's row may truncate it.
 */
export function Subject({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-baseline gap-x-2 @max-cards:flex-wrap">
      <span className="truncate font-medium @max-cards:whitespace-normal">{name}</span>
      {children}
    </span>
  );
}
