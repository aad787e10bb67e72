import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** SPEC section 9: no delay, at most 350 px wide, above everything (z-index 9999); 300/250 ms in and out. */
export const tooltipConstants = { delay: 0, enter: 300, leave: 250, maxWidth: 350, zIndex: 9999 };

/** Once around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={tooltipConstants.delay} skipDelayDuration={0}>{children}</Radix.Provider>;
}

/** A word more about a control. Never the only place of something that must be known. */
export function Tooltip({ content, side, children }: { content: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode }) {
  if (!content) return children;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="rounded-md bg-foreground px-2.5 py-1.5 text-xs text-background shadow-md data-[state=closed]:animate-out data-[state=closed]:fade-out data-[state=closed]:duration-250 data-[state=delayed-open]:animate-in data-[state=delayed-open]:fade-in data-[state=delayed-open]:duration-300 data-[state=instant-open]:animate-in data-[state=instant-open]:fade-in"
          style={{ maxWidth: tooltipConstants.maxWidth, zIndex: tooltipConstants.zIndex }}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
