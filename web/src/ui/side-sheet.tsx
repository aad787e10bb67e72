import { usePanel } from './dialog';
import type { SheetProps } from './dialog-props';
import { useWide } from './use-media';

/**
 * The panel for work beside a list: it covers a part of the page, on a phone all of it. A detail that is only read
 * stands beside the list of a wide window, which can still be used; one with a form (`modal`) must be closed first.
 */
export function SideSheet({ modal, ...props }: SheetProps) {
  const isWide = useWide();
  const Panel = usePanel(props.open)?.SheetPanel;
  return Panel ? <Panel modal={modal ?? !isWide} {...props} /> : null;
}
