import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from 'radix-ui';
import type * as panels from './menu-panel';
import type { MenuChoicesProps } from './menu-panel';

// The library behind menus is loaded when the pointer comes near one, so that idle pages do without it. React's `lazy`
// is not used, because it shows its fallback for at least a third of a second, and a menu must open at once.
let panel: typeof panels | null = null;
const load = async () => (panel ??= await import('./menu-panel'));

export interface MenuProps {
  /** A single button. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/**
 * A menu behind a button: `<Menu trigger={<Button…/>}><MenuItem onSelect=…>…</MenuItem></Menu>`; its entries are
 * exported below.
 */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  const [open, setOpen] = useState<false | 'pointer' | 'keyboard'>(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const show = (by: 'pointer' | 'keyboard') => void load().then(() => setOpen(by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    show('keyboard');
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
        onClick={() => (open ? setOpen(false) : show('pointer'))}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {open && panel && (
        <panel.MenuPanel
          labelledBy={id}
          align={align}
          className={className}
          fromKeyboard={open === 'keyboard'}
          onClose={() => setOpen(false)}
          onFocusBack={() => button.current?.focus()}
        >
          {children}
        </panel.MenuPanel>
      )}
    </span>
  );
}

/** An entry that does something. Like all that follow it is drawn inside an open menu, so the code has been loaded. */
export function MenuItem(props: ComponentProps<typeof panels.MenuItem>) {
  return panel && <panel.MenuItem {...props} />;
}

/** A text that is no entry. */
export function MenuLabel(props: ComponentProps<typeof panels.MenuLabel>) {
  return panel && <panel.MenuLabel {...props} />;
}

export function MenuSeparator() {
  return panel && <panel.MenuSeparator />;
}

/** One choice of several, with a tick at the current one. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  return panel && <panel.MenuChoices {...props} />;
}
