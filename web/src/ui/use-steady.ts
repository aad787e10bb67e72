import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The newest of a handler behind a function that stays the same for the component's life: a table whose columns hold the
 * handler would otherwise draw every row anew whenever the screen around it is drawn.
 */
export function useSteady<Args extends unknown[], Result>(handler: (...args: Args) => Result): typeof handler {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  const [steady] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return steady;
}
