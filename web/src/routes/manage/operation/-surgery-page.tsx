import { surgeryDetail, type SurgeryRow } from '@alur/contracts/surgery/rows';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { PatientBanner } from '@/features/patient/patient-banner';
import { FormPagesContext, type FormPages } from '@/features/record/forms/form-pages';
import { PriorityChip, SurgeryStatusChip } from '@/features/surgery/looks';
import { NextStep, OtherSteps } from '@/features/surgery/surgery-steps';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { RecordPage } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';

/** The addresses of an operation's forms (SPEC 2, `operation/{id}/record/{recordid}`). */
export function useSurgeryFormPages(id: number): FormPages {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      open: (form, recordid) =>
        void navigate({
          to: '/manage/operation/$id/record/$recordid',
          params: { id, recordid },
          search: { form_name: form },
        }),
      edit: (form, recordid) =>
        void navigate({
          to: '/manage/operation/$id/record/$recordid/edit',
          params: { id, recordid },
          search: { form_name: form },
        }),
    }),
    [navigate, id],
  );
}

/** One live operation below its patient's banner, or a page of it. */
export function SurgeryPage({
  id,
  actions = true,
  children,
}: {
  id: number;
  /** Whether its next steps are offered: a form of it has its own. */
  actions?: boolean;
  children: (row: SurgeryRow) => ReactNode;
}) {
  const { t } = useTranslation(['surgery', 'enums']);
  const navigate = useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/operation' }));
  const topic = useTopic(surgeryDetail, { id });
  useAccessScope('operation', 'ongoing');
  const pages = useSurgeryFormPages(id);
  const row = topic.rows.find(each => each.id === id);
  const schedule = () => void navigate({ to: '/manage/operation/surgery-schedule/$id', params: { id } });
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && !row) return <NotFoundScreen />;
  return (
    <RecordPage
      place={t('surgery:title')}
      banner={
        row && (
          <PatientBanner id={row.patientId} back={back} payer={t(`enums:payer.${row.payer}`)}>
            <PriorityChip priority={row.priority} />
            <SurgeryStatusChip status={row.status} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {actions && (
              <>
                <OtherSteps row={row} onSchedule={schedule} />
                <NextStep row={row} onSchedule={schedule} />
              </>
            )}
          </PatientBanner>
        )
      }
    >
      {row && <FormPagesContext value={pages}>{children(row)}</FormPagesContext>}
    </RecordPage>
  );
}
