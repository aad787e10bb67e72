import type { ReactNode } from 'react';

/** Whom or what a row is of, then what tells her from others. A card writes the name out, a row of a table may shorten it. */
export function Subject({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-baseline gap-x-2 @max-cards:flex-wrap">
      <span className="truncate font-medium @max-cards:whitespace-normal">{name}</span>
      {children}
    </span>
  );
}
