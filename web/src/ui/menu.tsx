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

// The library behind menus is fetched when a hand comes near one: a page at rest does without. Not by
// `lazy`, whose fallbacks React holds for a third of a second: a menu must be there at once.
let panel: typeof panels | null = null;
const load = async () => (panel ??= await import('./menu-panel'));

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

/** An entry that does something. Like all that follows it stands inside an open menu, whose code is there by then. */
export function MenuItem(props: ComponentProps<typeof panels.MenuItem>) {
  return panel && <panel.MenuItem {...props} />;
}

/** Words that are no entry. */
export function MenuLabel(props: ComponentProps<typeof panels.MenuLabel>) {
  return panel && <panel.MenuLabel {...props} />;
}

export function MenuSeparator() {
  return panel && <panel.MenuSeparator />;
}

/** One choice of several, the present one ticked. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  return panel && <panel.MenuChoices {...props} />;
}
