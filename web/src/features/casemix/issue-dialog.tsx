import type { LetterApproval } from '@alur/contracts/casemix/enums';
import { requestLetter, withdrawLetterRequest } from '@alur/contracts/casemix/commands';
import { visitEligibility, type CasemixVisitRow, type LetterRequestOfVisit } from '@alur/contracts/casemix/rows';
import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import { ApprovalDialog } from './approval-dialog';
import { Approvals } from './approvals';
import { IssueFields } from './issue-fields';
import { bodyOf, missingIn, valuesOf } from './issue-values';
import { useSuggested } from './use-suggested';

interface Props {
  row: CasemixVisitRow;
  onClose: () => void;
  /** Opens the form in which the letter is typed by hand. */
  onType: () => void;
}

/** Has VClaim issue the letter of a visit, and shows live how that stands (DOMAIN-WIRES 2). */
export function IssueDialog({ row: listed, onClose, onType }: Props) {
  const topic = useTopic(visitEligibility, { encounterId: listed.id });
  const row = topic.rows[0] ?? listed;
  if (row.letterNumber !== null) return <Issued number={row.letterNumber} onClose={onClose} />;
  if (row.letterRequest?.status === 'queued')
    return <Waiting row={row} request={row.letterRequest} onClose={onClose} onType={onType} />;
  return <Asking row={row} onClose={onClose} />;
}

function Asking({ row, onClose }: { row: CasemixVisitRow; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  const today = useToday();
  const [asking, setAsking] = useState<LetterApproval | null>(null);
  const form = useCommandForm(requestLetter, {
    id: row.id,
    values: valuesOf(row, useSuggested(row, today)),
    body: typed => bodyOf(row, typed),
    check: typed => Object.fromEntries(missingIn(row, typed).map(name => [name, t('issue.needed')])),
  });
  const { issuedOn } = form.watch();
  return (
    <>
      <FormDialog
        of={form}
        size="lg"
        title={t('issue.title')}
        description={t('issue.text', { name: orErased(row.patientName) })}
        verb={t('issue.do')}
        onClose={onClose}
      >
        {row.letterRequest?.status === 'failed' && <Refusal of={row.letterRequest} />}
        <Approvals {...{ row, issuedOn, today }} onAsk={setAsking} />
        <IssueFields form={form} row={row} today={today} />
      </FormDialog>
      {asking && <ApprovalDialog row={row} kind={asking} issuedOn={issuedOn} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Why nothing was issued, in BPJS's own words. */
function Refusal({ of: { problem } }: { of: LetterRequestOfVisit }) {
  const { t } = useTranslation('enums');
  if (!problem) return null;
  const words = [problem.message && orErased(problem.message), problem.code].filter(Boolean).join(' · ');
  return (
    <div role="alert" className="grid gap-0.5 rounded-md border p-3 text-danger-text">
      <span className="flex items-center gap-1.5 font-medium">
        <CircleX aria-hidden className="size-4 shrink-0" />
        {t(`letterProblem.${problem.problem}`)}
      </span>
      {words !== '' && <span>{words}</span>}
    </div>
  );
}

/** A letter is issued within seconds; while VClaim is not reached it says so, and the number may be typed meanwhile. */
function Waiting({ row, request, onClose, onType }: Props & { request: LetterRequestOfVisit }) {
  const { t } = useTranslation(['casemix', 'enums']);
  const withdraw = useCommand(withdrawLetterRequest, { success: t('casemix:issue.withdrawn') });
  const { problem, requested } = request;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={open => !open && onClose()}
      title={t('casemix:issue.title')}
      description={orErased(row.patientName)}
      footer={
        <>
          <Button pending={withdraw.pending} onClick={() => void withdraw.run({ id: row.id, body: {} })}>
            {t('casemix:issue.withdraw')}
          </Button>
          <Button onClick={onType}>{t('casemix:issue.type')}</Button>
          <Button onClick={onClose}>{t('casemix:issue.close')}</Button>
        </>
      }
    >
      <div role="status" className="grid justify-items-start gap-2">
        <StatusChip tone={problem ? 'warning' : 'info'} icon={problem ? TriangleAlert : LoaderCircle}>
          {problem ? t(`enums:letterProblem.${problem.problem}`) : t('casemix:issue.waiting')}
        </StatusChip>
        {problem && <p>{t('casemix:issue.waitsOn')}</p>}
        {problem?.message && <p className="text-xs text-muted-foreground">{orErased(problem.message)}</p>}
        <p className="text-xs text-muted-foreground">
          {t('casemix:issue.requested', { by: requested.by, at: formatDateTime(requested.at) })}
        </p>
      </div>
    </Dialog>
  );
}

function Issued({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={open => !open && onClose()}
      title={t('issue.title')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('issue.close')}
        </Button>
      }
    >
      <div role="status" className="grid justify-items-start gap-2">
        <StatusChip tone="success" icon={CircleCheck}>
          {t('issue.done')}
        </StatusChip>
        <p className="tabular text-lg">{number}</p>
      </div>
    </Dialog>
  );
}
