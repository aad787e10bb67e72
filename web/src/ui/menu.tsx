import { lazy, Suspense, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Slot } from 'radix-ui';
import type { MenuChoicesProps } from './menu-panel';

const load = () => import('./menu-panel');
// The library behind menus is fetched when a hand comes near one: a page at rest does without.
const Panel = lazy(load);

export interface MenuProps {
  /** One button. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** A menu behind a button: `<Menu trigger={<Button…/>}><MenuItem onSelect=…>…</MenuItem></Menu>`; see below for what goes inside. */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  const [open, setOpen] = useState<false | 'pointer' | 'keyboard'>(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setOpen('keyboard');
  };
  return (
    <span className="relative inline-flex min-w-0">
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(open ? false : 'pointer')}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {open && (
        <Suspense>
          <Panel labelledBy={id} align={align} className={className} fromKeyboard={open === 'keyboard'} onClose={() => setOpen(false)} onFocusBack={() => button.current?.focus()}>
            {children}
          </Panel>
        </Suspense>
      )}
    </span>
  );
}

/** An entry that does something. */
export const MenuItem = lazy(() => load().then((panel) => ({ default: panel.MenuItem })));
/** Words that are no entry. */
export const MenuLabel = lazy(() => load().then((panel) => ({ default: panel.MenuLabel })));
export const MenuSeparator = lazy(() => load().then((panel) => ({ default: panel.MenuSeparator })));
/** One choice of several, the present one ticked. `lazy` forgets type parameters, hence the cast. */
export const MenuChoices = lazy(() => load().then((panel) => ({ default: panel.MenuChoices }))) as unknown as <Value extends string>(props: MenuChoicesProps<Value>) => ReactNode;
