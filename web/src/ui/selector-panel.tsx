import { Check, Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn';

export interface SelectorPanelProps<Item> {
  id: string;
  items: readonly Item[];
  active: number;
  /** Shown instead of items, or beside them. */
  message: string | null;
  busy: boolean;
  itemKey: (item: Item) => string | number;
  row: (item: Item) => ReactNode;
  isChosen: (item: Item) => boolean;
  /** The text that can be added, as the last row. */
  addable: string | null;
  onAdd: (name: string) => void;
  onActive: (at: number) => void;
  onTake: (item: Item) => void;
  onClose: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** The open list of a `Selector`, positioned by an empty span over its field. */
export function SelectorPanel<Item>(props: SelectorPanelProps<Item>) {
  const { t } = useTranslation('ui');
  return (
    <Popover.Root open onOpenChange={open => !open && props.onClose()}>
      <Popover.Anchor asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          onOpenAutoFocus={event => event.preventDefault()}
          onCloseAutoFocus={event => event.preventDefault()}
          onInteractOutside={event => {
            if (event.target === props.input.current) event.preventDefault();
          }}
          className="z-50 max-h-72 w-(--radix-popover-trigger-width) min-w-64 overflow-auto rounded-md border bg-raised p-1 shadow-lg"
        >
          {props.message ? (
            <p role="status" className="px-2 py-2 text-muted-foreground">
              {props.message}
            </p>
          ) : null}
          <ul id={props.id} role="listbox" aria-busy={props.busy || undefined}>
            {props.items.map((item, at) => (
              <Row
                key={props.itemKey(item)}
                {...props}
                at={at}
                chosen={props.isChosen(item)}
                take={props.onTake}
                of={item}
              >
                {props.row(item)}
              </Row>
            ))}
            {props.addable !== null && (
              <Row {...props} at={props.items.length} chosen={false} take={props.onAdd} of={props.addable}>
                <span className="flex items-center gap-2">
                  <Plus aria-hidden className="size-4" />
                  {t('addNew', { name: props.addable })}
                </span>
              </Row>
            )}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Row<Of>({
  id,
  at,
  active,
  chosen,
  of,
  take,
  onActive,
  children,
}: Pick<SelectorPanelProps<unknown>, 'id' | 'active' | 'onActive'> & {
  at: number;
  chosen: boolean;
  of: Of;
  take: (of: Of) => void;
  children: ReactNode;
}) {
  return (
    <li
      id={`${id}-${at}`}
      role="option"
      aria-selected={chosen}
      className={cn('flex min-h-row cursor-default items-center gap-2 rounded-sm px-2', at === active && 'bg-muted')}
      onPointerMove={() => onActive(at)}
      onPointerDown={event => event.preventDefault()}
      onClick={() => take(of)}
    >
      <span className="min-w-0 flex-1">{children}</span>
      {chosen && <Check aria-hidden className="size-4 text-primary-text" />}
    </li>
  );
}
