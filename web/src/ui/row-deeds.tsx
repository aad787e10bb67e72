import { MoreVertical } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { Menu, MenuItem, MenuSeparator } from './menu';

/** An action on a row that happens at once. */
export interface Deed {
  key: string;
  label: string;
  onPress: () => void;
  /** The next action. */
  isPrimary?: boolean;
  /** On a card it stays visible beside the next action, so that no other one takes its place under the thumb. */
  isAlwaysSeen?: boolean;
  pending?: boolean;
  disabledReason?: string | null;
}

/** The actions on a row; a card shows the next one and puts the others into the menu behind ⋯. */
export function RowDeeds({ deeds, more, children }: { deeds: Deed[]; more: string; children?: ReactNode }) {
  const buttons = useRef<HTMLDivElement>(null);
  const next = deeds.find(({ isPrimary }) => isPrimary) ?? deeds[0];
  const others = deeds.filter(deed => deed !== next && !deed.isAlwaysSeen);
  return (
    <div ref={buttons} className="flex items-center justify-end gap-1.5">
      {deeds.map(({ key, label, onPress, isPrimary, isAlwaysSeen, ...state }) => (
        <Button
          key={key}
          size="sm"
          variant={isPrimary ? 'primary' : 'secondary'}
          className={cn(key !== next?.key && !isAlwaysSeen && '@max-cards:hidden')}
          data-other={(key !== next?.key && !isAlwaysSeen) || undefined}
          onClick={onPress}
          {...state}
        >
          {label}
        </Button>
      ))}
      {(children || others.length > 0) && (
        <Menu
          trigger={
            <Button size="icon-sm" variant="ghost" className={cn(!children && '@cards:hidden')} aria-label={more}>
              <MoreVertical aria-hidden />
            </Button>
          }
        >
          <Hidden buttons={buttons} deeds={others} />
          {children}
        </Menu>
      )}
    </div>
  );
}

/** The entries of the open menu for those buttons that the card has no room for. */
function Hidden({ buttons, deeds }: { buttons: RefObject<HTMLElement | null>; deeds: Deed[] }) {
  const [hidden] = useState(() => buttons.current?.querySelector<HTMLElement>('[data-other]')?.offsetParent === null);
  if (!hidden) return null;
  return (
    <>
      {deeds.map(({ key, label, onPress, pending, disabledReason }) => (
        <MenuItem key={key} disabled={pending || !!disabledReason} onSelect={onPress}>
          <span>
            {label}
            {disabledReason && <span className="block max-w-64 text-xs">{disabledReason}</span>}
          </span>
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}
