import { antreanOpen } from '@alur/contracts/mobile-jkn/rows';
import type { ReactNode } from 'react';
import { useTopic } from '@/live/use-topic';
import { NONE } from '@/ui/column';
import { Resend, StepState } from './queue-steps';

/** Draws, for a visit of a list, the step that BPJS is to be told next or that failed. */
export function useOpenSteps(): (encounterId: number) => ReactNode {
  const { rows } = useTopic(antreanOpen, { unfinished: 'yes' });
  const byVisit = new Map(rows.map(row => [row.encounterId, row]));
  return encounterId => {
    const steps = byVisit.get(encounterId)?.steps ?? [];
    const next = steps.find(({ status }) => status !== 'sent');
    if (!next) return NONE;
    return (
      <span className="flex flex-wrap items-center gap-2">
        <span>
          <StepState of={next} />
        </span>
        <Resend encounterId={encounterId} steps={steps} />
      </span>
    );
  };
}
