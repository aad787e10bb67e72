import type { ReactNode } from 'react';
import { cn } from './cn';

/** A list of names and values; a fact without a value is left out. */
export function Facts({ facts, className }: { facts: readonly (readonly [string, ReactNode])[]; className?: string }) {
  return (
    <dl className={cn('grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5', className)}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="tabular break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
