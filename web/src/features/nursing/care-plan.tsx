import { interventionsFor } from '@alur/contracts/record/forms/nursing-care';
import { visitForms, type FormRow } from '@alur/contracts/record/form-rows';
import { nursingEntries, nursingPlans, type NursingEntryRow, type NursingPlanRow } from '@alur/contracts/nursing/rows';
import { Ban, Printer } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { NotFoundScreen } from '@/app/error-screen';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import type { EntryForm } from './entry-dialogs';
import { ProblemState, useOutcome } from './nursing-looks';

const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialogs')).EntryDialog }));
const StrikeEntry = lazy(async () => ({ default: (await import('./entry-dialogs')).StrikeEntry }));
const PrintCare = lazy(async () => ({ default: (await import('./print-care')).PrintCare }));

type Problem = NursingPlanRow['problems'][number];
type Open = { what: EntryForm; problem: Problem } | { what: 'strike'; entry: NursingEntryRow } | { what: 'print' };

/** One plan of nursing care: each problem with what is planned, what was done, and how it went. */
export function CarePlan(props: { encounterId: number; careId: number; form: ReactNode }) {
  const { encounterId, careId, form } = props;
  const { t } = useTranslation('nursing');
  const plans = useTopic(nursingPlans, { encounterId });
  const forms = useTopic(visitForms, { encounterId });
  const entries = useTopic(nursingEntries, { formId: careId });
  const [open, setOpen] = useState<Open | null>(null);
  const plan = plans.rows.find(({ id }) => id === careId);
  const written = forms.rows.find(({ formId }) => formId === careId);
  if (!plan || !written) return plans.loading || forms.loading ? null : <NotFoundScreen />;
  const close = () => setOpen(null);
  const problem = open && 'problem' in open ? open.problem : null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-semibold">{t('plan')}</h2>
        <span className="tabular text-muted-foreground">
          {t('plannedBy', { at: formatDateTime(plan.signedAt), name: plan.signedBy })}
        </span>
        {plan.status === 'struck' && (
          <StatusChip tone="danger" icon={Ban}>
            {t('struck')}
          </StatusChip>
        )}
        <Freshness topicKey={entries.topicKey} status={entries.status} />
        <Button size="sm" className="ml-auto" onClick={() => setOpen({ what: 'print' })}>
          <Printer aria-hidden />
          {t('print')}
        </Button>
      </div>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        {plan.problems.map(each => (
          <ProblemCard
            key={each.problem}
            problem={each}
            plan={written}
            entries={entries.rows.filter(entry => entry.problem === each.problem)}
            isStruck={plan.status === 'struck'}
            onOpen={setOpen}
          />
        ))}
      </div>
      <details className="rounded-lg border bg-surface">
        <summary className="cursor-pointer px-4 py-2 font-medium">{t('form')}</summary>
        <div className="p-3">{form}</div>
      </details>
      <Suspense>
        {problem && open && open.what !== 'strike' && open.what !== 'print' && (
          <EntryDialog
            form={open.what}
            formId={careId}
            problem={problem.problem}
            name={orErased(problem.name)}
            planned={interventionsFor(written.answers, problem.problem)}
            onClose={close}
          />
        )}
        {open?.what === 'strike' && <StrikeEntry formId={careId} entryId={open.entry.entryId} onClose={close} />}
        {open?.what === 'print' && <PrintCare plan={plan} form={written} entries={entries.rows} onClose={close} />}
      </Suspense>
    </div>
  );
}

const textOf = (plan: FormRow, linkId: string, problem: number) =>
  plan.answers.find(each => each.linkId === linkId && each.group === problem - 1)?.text ?? '';

function ProblemCard(props: {
  problem: Problem;
  plan: FormRow;
  entries: readonly NursingEntryRow[];
  isStruck: boolean;
  onOpen: (open: Open) => void;
}) {
  const { problem, plan, entries, isStruck, onOpen } = props;
  const { t } = useTranslation('nursing');
  const can = useCan();
  const writes = can('inpatient.ongoing.nursing-care:record') && problem.isOpen && !isStruck;
  const outcome = textOf(plan, 'outcome', problem.problem);
  const cause = textOf(plan, 'cause', problem.problem);
  const planned = interventionsFor(plan.answers, problem.problem);
  return (
    <Card title={orErased(problem.name)} actions={<ProblemState problem={problem} />}>
      <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {cause && (
          <>
            <dt className="text-muted-foreground">{t('cause')}</dt>
            <dd>{orErased(cause)}</dd>
          </>
        )}
        {outcome && (
          <>
            <dt className="text-muted-foreground">{t('outcome')}</dt>
            <dd className="whitespace-pre-line">{orErased(outcome)}</dd>
          </>
        )}
        {planned.length > 0 && (
          <>
            <dt className="text-muted-foreground">{t('planned')}</dt>
            <dd>
              <ul className="list-disc pl-4">
                {planned.map(each => (
                  <li key={each}>{orErased(each)}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {writes && (
        <div className="flex flex-wrap gap-2 pt-3">
          <Button size="sm" variant="primary" onClick={() => onOpen({ what: 'action', problem })}>
            {t('act')}
          </Button>
          <Button size="sm" onClick={() => onOpen({ what: 'evaluation', problem })}>
            {t('evaluate')}
          </Button>
          <Button size="sm" onClick={() => onOpen({ what: 'resolution', problem })}>
            {t('resolve')}
          </Button>
        </div>
      )}
      {entries.length === 0 ? (
        <p className="pt-3 text-muted-foreground">{t('noEntries')}</p>
      ) : (
        <ol className="mt-3 divide-y border-t">
          {entries
            .toSorted((a, b) => b.effectiveAt.localeCompare(a.effectiveAt) || b.entryId - a.entryId)
            .map(entry => (
              <Entry
                key={entry.id}
                entry={entry}
                name={problem.name}
                onStrike={() => onOpen({ what: 'strike', entry })}
              />
            ))}
        </ol>
      )}
    </Card>
  );
}

function Entry({ entry, name, onStrike }: { entry: NursingEntryRow; name: string; onStrike: () => void }) {
  const { t } = useTranslation(['nursing', 'enums']);
  const can = useCan();
  const isOwn = useAtomValue(sessionAtom)?.user.id === entry.byId;
  const isSigned = entry.status === 'signed';
  const outcome = useOutcome(entry);
  return (
    <li className="flex items-start gap-2 py-2">
      <div className={isSigned ? 'min-w-0 flex-1' : 'min-w-0 flex-1 line-through'}>
        <p>
          <span className="font-medium">{t(`enums:nursingEntry.${entry.kind}`)}</span>
          {outcome && ` · ${outcome}`}
          {entry.text && `: ${orErased(entry.text)}`}
        </p>
        {entry.response && <p className="text-muted-foreground">{orErased(entry.response)}</p>}
        <p className="tabular text-xs text-muted-foreground">
          {formatDateTime(entry.effectiveAt)} · {entry.by}
          {entry.problemName !== name && ` · ${t('nursing:formerly', { name: orErased(entry.problemName) })}`}
          {entry.struckReason && ` · ${orErased(entry.struckReason)}`}
        </p>
      </div>
      {isSigned && isOwn && can('inpatient.ongoing.nursing-care:record') && (
        <Button size="sm" variant="ghost" onClick={onStrike}>
          <Ban aria-hidden />
          {t('nursing:strike')}
        </Button>
      )}
    </li>
  );
}
