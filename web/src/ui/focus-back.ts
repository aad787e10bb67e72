import { useState } from 'react';
import { nextFocus } from './next-focus';

/**
 * The element that had the focus before a panel opened. If that is a menu's entry, it will be gone when the panel
 * closes, so the menu's button is taken.
 */
function opener(): Element | null {
  const active = document.activeElement;
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}

/**
 * For `onCloseAutoFocus`: returns the focus. The library would give it to its own trigger, which our panels do not
 * have. If the former element is gone with its row, the nearest one gets the focus.
 */
export function useFocusBack(): (event: Event) => void {
  const [before] = useState(opener);
  const [next] = useState(() => nextFocus(before));
  return event => {
    event.preventDefault();
    // Whatever took the focus meanwhile keeps it: the next panel, or the first field of the next page.
    if (document.activeElement !== document.body) return;
    const there = before?.isConnected && before !== document.body ? before : (next() ?? document.querySelector('main'));
    if (there instanceof HTMLElement) there.focus();
  };
}
