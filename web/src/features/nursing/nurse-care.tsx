import { nursingPlans, type NursingPlanRow } from '@alur/contracts/nursing/rows';
import { Ban, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import { ProblemState } from './nursing-looks';
import { Handovers } from './handovers';

/** SPEC 2, `nurse-care`: the care plans of a visit with the state of their problems, and its handovers. */
export function NurseCare(props: { encounterId: number; onOpen: (careId: number) => void; onNew: () => void }) {
  const { encounterId, onOpen, onNew } = props;
  const { t } = useTranslation('nursing');
  const can = useCan();
  const { rows, loading, topicKey, status } = useTopic(nursingPlans, { encounterId });
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <Card
        title={t('plans')}
        actions={
          <>
            <Freshness topicKey={topicKey} status={status} />
            {can('outpatient.form:sign') && (
              <Button size="sm" variant="primary" onClick={onNew}>
                <Plus aria-hidden />
                {t('newPlan')}
              </Button>
            )}
          </>
        }
      >
        {rows.length === 0 && !loading ? (
          <p className="text-muted-foreground">{t('noPlans')}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {rows
              .toSorted((a, b) => b.id - a.id)
              .map(plan => (
                <li key={plan.id}>
                  <Plan plan={plan} onOpen={() => onOpen(plan.id)} />
                </li>
              ))}
          </ul>
        )}
      </Card>
      <Handovers encounterId={encounterId} plans={rows} />
    </div>
  );
}

function Plan({ plan, onOpen }: { plan: NursingPlanRow; onOpen: () => void }) {
  const { t } = useTranslation('nursing');
  return (
    <button
      type="button"
      className="block w-full rounded-md border px-3 py-2 text-left hover:bg-muted"
      onClick={onOpen}
    >
      <span className="tabular flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
        {t('plannedBy', { at: formatDateTime(plan.signedAt), name: plan.signedBy })}
        {plan.status === 'struck' && (
          <StatusChip tone="danger" icon={Ban}>
            {t('struck')}
          </StatusChip>
        )}
      </span>
      {plan.problems.map(problem => (
        <span key={problem.problem} className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
          <span className="min-w-32 flex-1 font-medium">{orErased(problem.name)}</span>
          <span className="tabular text-xs text-muted-foreground">
            {t('actionsDone', { count: problem.actions })}
            {problem.lastAt && `, ${t('lastAt', { at: formatDateTime(problem.lastAt) })}`}
          </span>
          <ProblemState problem={problem} />
        </span>
      ))}
    </button>
  );
}
