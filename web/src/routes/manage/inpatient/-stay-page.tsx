import type { AccessKey } from '@alur/contracts/access';
import { consultationRecord } from '@alur/contracts/consultation/topics';
import { NURSING_CARE } from '@alur/contracts/record/forms/nursing-care';
import { stayDetail, type StayRow } from '@alur/contracts/stay/rows';
import { Link, useNavigate } from '@tanstack/react-router';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { MedicationChart } from '@/features/medication/medication-chart';
import { PatientBanner } from '@/features/patient/patient-banner';
import { FormPagesContext, type FormPages } from '@/features/record/forms/form-pages';
import { useCurrentShift } from '@/features/shift/use-current-shift';
import { StayActions, type StayForm } from '@/features/stay/stay-actions';
import { StayStatusChip } from '@/features/stay/stay-looks';
import { StaySummary } from '@/features/stay/stay-summary';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { RecordPage, RecordPanes, type RecordPane } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';
import { Workspace } from '../outpatient/-workspace';
import { PatientPrints } from '../-patient-prints';
import { RecordLinks } from '../-record-links';

const StayDeposit = lazy(async () => ({ default: (await import('@/features/transaction/stay-deposit')).StayDeposit }));
const VisitNotes = lazy(async () => ({ default: (await import('@/features/record/progress/visit-notes')).VisitNotes }));
const SignConsent = lazy(async () => ({ default: (await import('@/features/record/forms/sign-consent')).SignConsent }));
const PrintConsent = lazy(async () => ({
  default: (await import('@/features/record/forms/print-consent')).PrintConsent,
}));

/** The addresses of a stay's forms (SPEC 2, `inpatient/{id}/medical-record`). */
function useStayFormPages(id: number): FormPages {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      open: (form, recordid) =>
        form === NURSING_CARE
          ? void navigate({ to: '/manage/inpatient/$id/nurse-care/$careid', params: { id, careid: recordid } })
          : void navigate({
              to: '/manage/inpatient/$id/medical-record/$recordid',
              params: { id, recordid },
              search: { form_name: form },
            }),
      edit: (form, recordid) =>
        void navigate({
          to: '/manage/inpatient/$id/medical-record/$recordid/edit',
          params: { id, recordid },
          search: { form_name: form },
        }),
    }),
    [navigate, id],
  );
}

/** A person who may not read forms signs and prints the consent in a dialog on this page. */
function useForms(encounterId: number, personId: number | undefined) {
  const pages = useStayFormPages(encounterId);
  const mayRead = useCan()('outpatient.form:view');
  const [consent, setConsent] = useState<'sign' | 'print' | null>(null);
  const Over = consent === 'sign' ? SignConsent : PrintConsent;
  const over = consent && personId !== undefined && (
    <Suspense>
      <Over encounterId={encounterId} personId={personId} onClose={() => setConsent(null)} />
    </Suspense>
  );
  const openConsent = (_form: string, formId: number) => setConsent(formId === 0 ? 'sign' : 'print');
  return { pages, open: mayRead ? pages.open : openConsent, over };
}

export interface StayPageProps {
  encounterId: number;
  /** The dialog that is open from the start. */
  form?: StayForm | null;
  /** The right that a sub-page of the stay needs; without it the sub-page is not found. */
  needs?: AccessKey;
  /** A sub-page of the stay, drawn in place of the record. */
  children?: (record: VisitRecordRow) => ReactNode;
}

/** One stay: bed, class and discharge at the left, her record and orders beside them. */
export function StayPage({ encounterId, form = null, needs, children }: StayPageProps) {
  const { t } = useTranslation('stay');
  const can = useCan();
  const navigate = useNavigate();
  const back = useBack(() =>
    children
      ? void navigate({ to: '/manage/inpatient/$id', params: { id: encounterId } })
      : void navigate({ to: '/manage/inpatient' }),
  );
  useAccessScope('inpatient', 'ongoing');
  const topic = useTopic(stayDetail, { encounterId });
  const stay = topic.rows.find(row => row.encounterId === encounterId);
  const { pages, ...forms } = useForms(encounterId, stay?.personId);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if ((!topic.loading && !stay) || (needs && !can(needs))) return <NotFoundScreen />;
  const links = (
    <>
      <RecordLinks area="inpatient" encounterId={encounterId} />
      {stay && can('cashier:view') && <Bill stay={stay} />}
    </>
  );
  const summary = stay && <StaySummary stay={stay} bill={links} onForm={forms.open} />;
  return (
    <RecordPage
      place={t('title')}
      banner={
        stay && (
          <PatientBanner id={stay.patientId} back={back} payer={stay.insurer ?? undefined}>
            <span className="tabular text-xs text-muted-foreground max-2xl:hidden">
              {`${stay.unitName}, ${stay.roomName}, ${stay.bedName}`}
            </span>
            <StayStatusChip stay={stay} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            <PatientPrints id={stay.personId} encounterId={encounterId} />
            <StayActions stay={stay} first={form} />
          </PatientBanner>
        )
      }
    >
      {stay &&
        (can('outpatient.ongoing:view') ? (
          <FormPagesContext value={pages}>
            <WithRecord encounterId={encounterId} summary={summary} page={children} />
          </FormPagesContext>
        ) : (
          <RecordPanes
            first="summary"
            panes={[
              { key: 'summary', label: t('place'), share: 1, content: summary },
              ...(can('outpatient.form:view') ? [notesOf(stay, t('notes'))] : []),
            ]}
          />
        ))}
      {forms.over}
    </RecordPage>
  );
}

/** What all professions write, for those who do not write the record itself: pharmacists, dietitians (DOMAIN 5.1). */
const notesOf = ({ encounterId, status, concluded }: StayRow, label: string): RecordPane => ({
  ...{ key: 'notes', label, share: 1 },
  content: (
    <Suspense>
      <VisitNotes encounterId={encounterId} isOpen={!concluded && (status === 'in_bed' || status === 'on_leave')} />
    </Suspense>
  ),
});

/** The way to her bill, and the deposit on it, taken here by whoever has a shift at the till. */
function Bill({ stay: { status, transactionId } }: { stay: StayRow }) {
  const { t } = useTranslation('stay');
  const can = useCan();
  return (
    <>
      <Link
        to="/manage/cashier"
        search={{ bill: transactionId }}
        className="mt-2 inline-block text-primary-text underline"
      >
        {t('bill')}
      </Link>
      {status !== 'cancelled' && (
        <Suspense>
          {can('cashier.shift:view') ? (
            <AtTill transactionId={transactionId} />
          ) : (
            <StayDeposit transactionId={transactionId} shiftId={null} />
          )}
        </Suspense>
      )}
    </>
  );
}

function AtTill(props: { transactionId: number }) {
  const { shift } = useCurrentShift();
  return <StayDeposit {...props} shiftId={shift?.id ?? null} />;
}

/** The record can be written here as in any other visit. */
function WithRecord(props: { encounterId: number; summary: ReactNode; page: StayPageProps['children'] }) {
  const { encounterId, summary, page } = props;
  const { rows } = useTopic(consultationRecord, { encounterId });
  const record = rows.find(row => row.encounterId === encounterId);
  const can = useCan();
  if (!record) return null;
  const chart = can('inpatient.ongoing.medication:view') && <MedicationChart encounterId={encounterId} />;
  return page ? page(record) : <Workspace record={record} above={summary} chart={chart} isStay />;
}
