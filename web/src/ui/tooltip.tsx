import { Slot } from 'radix-ui';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** SPEC section 9: no delay, at most 350 px wide, above everything (z-index 9999); 300/250 ms in and out. */
export const tooltipConstants = { delay: 0, enter: 300, leave: 250, maxWidth: 350, zIndex: 9999 };

/** Distance in pixels between the control and the text, and the least distance to the window's edge. */
const OFFSET = 6;
const EDGE = 8;

type Side = 'top' | 'right';

/** Places it beside the control, on the opposite side where there is no room. */
function place(control: DOMRect, { width, height }: DOMRect, side: Side): { left: number; top: number } {
  const within = (at: number, size: number, whole: number) => Math.max(EDGE, Math.min(at, whole - size - EDGE));
  const above = control.top - height - OFFSET;
  if (side === 'right')
    return {
      left: control.right + OFFSET,
      top: within(control.top + (control.height - height) / 2, height, window.innerHeight),
    };
  return {
    left: within(control.left + (control.width - width) / 2, width, window.innerWidth),
    top: above < EDGE ? control.bottom + OFFSET : above,
  };
}

/** An additional explanation of a control. It must never be the only place of something important. */
export function Tooltip({ content, side = 'top', children }: { content: ReactNode; side?: Side; children: ReactNode }) {
  const [control, setControl] = useState<Element | null>(null);
  // Hiding is delayed, so that the pointer can move onto the text.
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (element: Element) => {
    clearTimeout(leaving.current);
    setControl(element);
  };
  const hide = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setControl(null), tooltipConstants.leave);
  };
  const id = useId();
  return (
    <>
      <Slot.Root
        aria-describedby={content && control ? id : undefined}
        onPointerEnter={event => event.pointerType !== 'touch' && show(event.currentTarget)}
        onPointerLeave={hide}
        onFocus={event => event.currentTarget.matches(':focus-visible') && show(event.currentTarget)}
        onBlur={hide}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setControl(null)}
      >
        {children}
      </Slot.Root>
      {content && control && (
        <Bubble id={id} control={control} side={side} onEnter={() => clearTimeout(leaving.current)} onLeave={hide}>
          {content}
        </Bubble>
      )}
    </>
  );
}

function Bubble({
  id,
  control,
  side,
  onEnter,
  onLeave,
  children,
}: {
  id: string;
  control: Element;
  side: Side;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (bubble.current) setAt(place(control.getBoundingClientRect(), bubble.current.getBoundingClientRect(), side));
  }, [control, side, children]);
  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="pointer-events-auto fixed animate-in rounded-md bg-foreground px-2.5 py-1.5 text-xs text-background shadow-md duration-300 fade-in"
      style={{
        ...(at ?? { left: 0, top: 0, visibility: 'hidden' }),
        maxWidth: tooltipConstants.maxWidth,
        zIndex: tooltipConstants.zIndex,
      }}
    >
      {children}
    </div>,
    document.body,
  );
}
