import type { SubmittedApproval } from '@alur/contracts/bpjs/vclaim';
import type { LetterApproval } from '@alur/contracts/casemix/enums';
import type { CasemixVisitRow, LetterApprovalOfVisit } from '@alur/contracts/casemix/rows';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askedQuery } from '@/api/asked-query';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PartError } from '@/ui/part-error';
import { Badge, StatusChip } from '@/ui/status-chip';
import { useVclaimPatient } from './use-vclaim-patient';

interface Props {
  row: CasemixVisitRow;
  /** The day of the letter. */
  issuedOn: string;
  today: string;
  onAsk: (kind: LetterApproval) => void;
}

/** What BPJS has to approve before it issues this letter, what of it was submitted, and whether BPJS approved it. */
export function Approvals({ row, issuedOn, today, onAsk }: Props) {
  const { t } = useTranslation(['casemix', 'enums']);
  const patient = useVclaimPatient(row.id, issuedOn, false).data;
  const needed: LetterApproval[] = [
    ...(issuedOn !== '' && issuedOn < today ? (['back_dated'] as const) : []),
    ...(patient?.fingerprint.isTaken === false ? (['fingerprint'] as const) : []),
  ];
  const submitted = row.letterApprovals;
  if (needed.length === 0 && submitted.length === 0) return null;
  const isWaiting = submitted.some(({ status }) => status === 'queued');
  return (
    <section aria-label={t('casemix:approval.title')} className="grid gap-2 rounded-md border p-3">
      {needed.map(kind => (
        <p key={kind} className="flex flex-wrap items-center justify-between gap-2">
          <span>{t(`casemix:approval.needed.${kind}`)}</span>
          <Button size="sm" disabled={isWaiting} onClick={() => onAsk(kind)}>
            <Send aria-hidden />
            {t(`casemix:approval.ask.${kind}`)}
          </Button>
        </p>
      ))}
      {submitted.length > 0 && (
        <ul className="grid gap-1">
          {submitted.map(each => (
            <Submitted key={each.approval} of={each} />
          ))}
        </ul>
      )}
      <Answers encounterId={row.id} date={issuedOn} />
    </section>
  );
}

function Submitted({ of: { kind, issuedOn, status, requested, problem } }: { of: LetterApprovalOfVisit }) {
  const { t } = useTranslation(['casemix', 'enums']);
  const words = problem && [t(`enums:letterProblem.${problem.problem}`), problem.message && orErased(problem.message)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        {t(`enums:letterApproval.${kind}`)}, {formatDate(issuedOn)}
        <span className="block text-xs text-muted-foreground">
          {[requested.by, formatDateTime(requested.at), words?.filter(Boolean).join(': ')].filter(Boolean).join(', ')}
        </span>
      </span>
      <Badge tone={status === 'failed' ? 'danger' : 'info'}>{t(`casemix:approval.${status}`)}</Badge>
    </li>
  );
}

/** What BPJS lists of that month for her card, asked when somebody wants it. */
function Answers({ encounterId, date }: { encounterId: number; date: string }) {
  const { t } = useTranslation(['casemix', 'enums']);
  const { data, error, isFetching, refetch } = useQuery({
    ...askedQuery<SubmittedApproval[]>('/v2/bpjs/letter-approvals', { encounterId, date }),
    enabled: false,
  });
  return (
    <>
      {error && <PartError text={translateError(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p role="status">{t('casemix:approval.none')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('casemix:approval.answers')} className="grid gap-1">
          {data.map((each, at) => (
            <li key={at} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {[each.kind && t(`enums:letterApproval.${each.kind}`), formatDate(each.issuedOn)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <StatusChip tone={each.isApproved ? 'success' : 'neutral'} icon={each.isApproved ? CircleCheck : Clock}>
                {each.status}
              </StatusChip>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={date === ''}
        pending={isFetching}
        onClick={() => void refetch()}
      >
        {t('casemix:approval.look')}
      </Button>
    </>
  );
}
