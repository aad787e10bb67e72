import { MOST_TRACES } from '@alur/contracts/kernel/live';
import type { Seen } from '@alur/domain/kernel/event';
import type { EventMeta } from '@alur/eventing';
import { traceIdOf } from '../watch/trace-ids.js';
import type { MadeFrame } from './frames.js';

/** Which chain of commands an event belongs to. */
export const correlationOf = ({ meta }: Seen): string => (meta as EventMeta).correlationId ?? meta.commandId;

/** Notes in each frame the traces of the events that last changed its rows. */
export function traceFrames(frames: readonly MadeFrame[], events: readonly Seen[]): void {
  const traceAt = new Map(events.map(event => [event.position, traceIdOf(correlationOf(event))]));
  for (const { frame } of frames) {
    const found = [...frame.rows, ...frame.removed].flatMap(({ position }) => traceAt.get(position) ?? []);
    const traces = [...new Set(found)].slice(-MOST_TRACES);
    if (traces.length > 0) frame.traces = traces;
  }
}
