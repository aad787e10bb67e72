import type { FlowStep } from '@alur/contracts/audit/flow';
import { isBookkeeping } from './event-words';

/** A step as the flow shows it. */
export interface ShownStep {
  step: FlowStep;
  /** Milliseconds since the shown step of the same visit before it; null for a visit's first, and outside of visits. */
  waited: number | null;
  /** How long the visit lasted, in milliseconds, on the step that begins it; null on all others. */
  visitLasted: number | null;
}

/** The steps to show, oldest first. Hidden steps leave no gap: the wait is counted from the last step that is shown. */
export function shownSteps(steps: readonly FlowStep[], withBookkeeping: boolean): ShownStep[] {
  const shown = steps.filter(({ type }) => withBookkeeping || !isBookkeeping(type));
  const last = new Map<number, number>();
  for (const { encounterId, at } of shown) if (encounterId !== null) last.set(encounterId, Date.parse(at));
  const before = new Map<number, number>();
  return shown.map(step => {
    const at = Date.parse(step.at);
    const { encounterId } = step;
    if (encounterId === null) return { step, waited: null, visitLasted: null };
    const previous = before.get(encounterId);
    before.set(encounterId, at);
    return previous === undefined
      ? { step, waited: null, visitLasted: (last.get(encounterId) ?? at) - at }
      : { step, waited: at - previous, visitLasted: null };
  });
}
