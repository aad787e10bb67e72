import type { AntreanStepStatus } from '@alur/contracts/mobile-jkn/enums';
import { resendStep } from '@alur/contracts/mobile-jkn/commands';
import { antreanVisit, type AntreanStepEntry } from '@alur/contracts/mobile-jkn/rows';
import { CircleCheck, CircleX, CloudUpload, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { orErased } from '@/ui/or-erased';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<AntreanStepStatus, [Tone, LucideIcon]> = {
  queued: ['waiting', CloudUpload],
  sent: ['success', CircleCheck],
  failed: ['danger', CircleX],
};

/** A step, how it stands, and what BPJS said of it in its own words. */
export function StepState({ of: { step, status, problem } }: { of: AntreanStepEntry }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <>
      <StatusChip tone={tone} icon={icon}>
        {t(`antreanStep.${step}`)}: {t(`antreanStepStatus.${status}`)}
      </StatusChip>
      {problem && (
        <span className="block text-xs text-muted-foreground">
          {t(`bpjsProblem.${problem.problem}`)}
          {problem.message && ` ${orErased(problem.message)}`}
        </span>
      )}
    </>
  );
}

/** Sends the step that failed again; those after it follow by themselves. */
export function Resend({ encounterId, steps }: { encounterId: number; steps: readonly AntreanStepEntry[] }) {
  const { t } = useTranslation('mobile-jkn');
  const resend = useCommand(resendStep, { success: t('resent') });
  const may = useCan()('front-office.pcare:send');
  if (!may || !steps.some(({ status }) => status === 'failed')) return null;
  return (
    <Button
      size="sm"
      pending={resend.pendingFor(encounterId)}
      onClick={() => void resend.run({ id: encounterId, body: {} })}
    >
      {t('resend')}
    </Button>
  );
}

/** What BPJS was told of a visit's number, for Mobile JKN to show; nothing where it is told nothing. */
export function QueueSteps({ encounterId }: { encounterId: number }) {
  const { t } = useTranslation('mobile-jkn');
  const { rows } = useTopic(antreanVisit, { encounterId });
  const [row] = rows;
  if (!row) return null;
  return (
    <section aria-label={t('title')} className="grid justify-items-start gap-2 rounded-md border p-3">
      <h3 className="font-medium">{t('title')}</h3>
      <ul role="status" className="grid gap-1">
        {row.steps.map(each => (
          <li key={each.step}>
            <StepState of={each} />
          </li>
        ))}
      </ul>
      <Resend encounterId={encounterId} steps={row.steps} />
    </section>
  );
}
