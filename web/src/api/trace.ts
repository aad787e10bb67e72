/**
 * The trace of a click, from the command to the frame that shows its effect: the trace id is the command's own id, so
 * either is found from the other (ADR 0026).
 */

/** W3C trace id: the command's UUID without dashes. */
export const traceOf = (commandId: string): string => commandId.replaceAll('-', '');

/**
 * The header that makes everything the command does part of the trace; the click's span id is the second half of the
 * trace id.
 */
export function traceparentOf(commandId: string): string {
  const trace = traceOf(commandId);
  return `00-${trace}-${trace.slice(16)}-01`;
}

const MOST = 32;
const clicked = new Map<string, number>();

/** Starts timing as a command is sent. A repeat of the same submit keeps the first start. */
export function clickBegan(commandId: string): void {
  const trace = traceOf(commandId);
  if (clicked.has(trace)) return;
  for (const oldest of clicked.keys()) {
    if (clicked.size < MOST) break;
    clicked.delete(oldest);
  }
  clicked.set(trace, performance.now());
}

/** Which of these traces began in this tab, and how many milliseconds ago. Each is returned once. */
export function clicksIn(traces: readonly string[]): { trace: string; ms: number }[] {
  return traces.flatMap(trace => {
    const began = clicked.get(trace);
    if (began === undefined) return [];
    clicked.delete(trace);
    return [{ trace, ms: performance.now() - began }];
  });
}
