import { createFileRoute } from '@tanstack/react-router';
import { surgeryDetail } from '@alur/contracts/surgery/rows';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { numeric } from '@/app/params';
import { day, search } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { PriorityChip, SurgeryStatusChip } from '@/features/surgery/looks';
import { SchedulePlan } from '@/features/surgery/schedule-plan';
import { textsFor } from '@/i18n/i18n';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PageHead } from '@/ui/page-head';
import { ErrorState } from '@/ui/states';

export const Route = createFileRoute('/manage/operation/surgery-schedule/$id')({
  params: numeric('id'),
  validateSearch: search({ on: day }),
  loader: textsFor('surgery'),
  component: Schedule,
});

/** The plan of a day, in which one operation gets its theatre, its slot and its team. */
function Schedule() {
  const { t } = useTranslation('surgery');
  const { id } = Route.useParams();
  const { on } = Route.useSearch();
  const navigate = Route.useNavigate();
  const today = useToday();
  const open = (of: number) => void navigate({ to: '/manage/operation/$id', params: { id: of } });
  const back = useBack(() => open(id));
  const topic = useTopic(surgeryDetail, { id });
  useAccessScope('operation', 'request');
  const row = topic.rows.find(each => each.id === id);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && !row) return <NotFoundScreen />;
  const wanted = row?.wantedOn && row.wantedOn > today ? row.wantedOn : today;
  return (
    <>
      <PageHead
        title={t('plan.page')}
        back={back}
        meta={row && joined(orErased(row.patientName), orErased(row.recordNumber), row.name)}
        actions={
          row && (
            <>
              <PriorityChip priority={row.priority} />
              <SurgeryStatusChip status={row.status} />
            </>
          )
        }
      />
      {row && (
        <SchedulePlan
          row={row}
          day={on ?? row.firstDay ?? wanted}
          onDay={next => void navigate({ search: { on: next }, replace: true })}
          onOpen={open}
        />
      )}
    </>
  );
}
