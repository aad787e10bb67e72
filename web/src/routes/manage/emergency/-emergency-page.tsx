import type { AccessKey } from '@alur/contracts/access';
import { consultationRecord } from '@alur/contracts/consultation/topics';
import { emergencyDetail, type EmergencyRow } from '@alur/contracts/emergency/rows';
import { medicationChart } from '@alur/contracts/medication/rows';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { useOffers } from '@/app/facilities';
import { useBack } from '@/app/use-back';
import { EmergencyActions, type EmergencyForm } from '@/features/emergency/emergency-actions';
import { EmergencyStatusChip, TriageChip } from '@/features/emergency/emergency-looks';
import { EmergencySummary } from '@/features/emergency/emergency-summary';
import { PatientBanner } from '@/features/patient/patient-banner';
import { Freshness } from '@/live/freshness';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { RecordPage, RecordPanes } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import { PatientPrints } from '../-patient-prints';
import { RecordLinks } from '../-record-links';
import { Workspace } from '../outpatient/-workspace';

const AdmitDialog = lazy(async () => ({ default: (await import('@/features/stay/admit-dialog')).AdmitDialog }));
const MedicationChart = lazy(async () => {
  const [{ MedicationChart: Shown }] = await Promise.all([
    import('@/features/medication/medication-chart'),
    textsFor('medication')(),
  ]);
  return { default: Shown };
});
const EmergencyPrints = lazy(async () => ({
  default: (await import('@/features/emergency/emergency-prints')).EmergencyPrints,
}));

/**
 * One visit to the emergency department: triage, arrival and disposition at the left, the record and its orders beside
 * them.
 */
export function EmergencyPage({
  encounterId,
  form = null,
  needs,
  children,
}: {
  encounterId: number;
  form?: EmergencyForm | null;
  /** The right that a page in the record's place needs; without it the page is not found. */
  needs?: AccessKey;
  /** Drawn in place of the record and its orders. */
  children?: (record: VisitRecordRow) => ReactNode;
}) {
  const { t } = useTranslation('emergency');
  const can = useCan();
  const navigate = useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/emergency' }));
  useAccessScope('emergency', 'ongoing');
  const topic = useTopic(emergencyDetail, { encounterId });
  const visit = topic.rows.find(row => row.encounterId === encounterId);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if ((!topic.loading && !visit) || (needs && !can(needs))) return <NotFoundScreen />;
  const bill = visit && can('cashier:view') && (
    <Link
      to="/manage/cashier"
      search={{ bill: visit.transactionId }}
      className="mt-2 inline-block text-primary-text underline"
    >
      {t('bill')}
    </Link>
  );
  const links = (
    <>
      <RecordLinks area="emergency" encounterId={encounterId} />
      {bill}
    </>
  );
  const summary = visit && <EmergencySummary visit={visit} bill={links} />;
  return (
    <RecordPage
      place={t('title')}
      banner={
        visit && (
          <PatientBanner id={visit.personId} back={back} payer={visit.insurer ?? undefined}>
            {visit.unidentified && <Badge tone="warning">{t('unidentified')}</Badge>}
            <TriageChip colour={visit.colour} level={visit.level} />
            <EmergencyStatusChip visit={visit} />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            <PatientPrints id={visit.personId} encounterId={encounterId} />
            <Actions visit={visit} form={form} />
          </PatientBanner>
        )
      }
    >
      {visit &&
        (can('outpatient.ongoing:view') ? (
          <WithRecord encounterId={encounterId} summary={summary}>
            {children}
          </WithRecord>
        ) : (
          <RecordPanes first="summary" panes={[{ key: 'summary', label: t('triage'), share: 1, content: summary }]} />
        ))}
    </RecordPage>
  );
}

/** The record can be written here as in any other visit. */
function WithRecord({
  encounterId,
  summary,
  children,
}: {
  encounterId: number;
  summary: ReactNode;
  children?: (record: VisitRecordRow) => ReactNode;
}) {
  const { rows } = useTopic(consultationRecord, { encounterId });
  const record = rows.find(row => row.encounterId === encounterId);
  const can = useCan();
  if (!record) return null;
  const chart = can('inpatient.ongoing.medication:view') && <Chart encounterId={encounterId} />;
  return children ? (
    <Suspense>{children(record)}</Suspense>
  ) : (
    <Workspace record={record} above={summary} chart={chart} urgent />
  );
}

/** The chart of medicines that are given at once; hidden in most visits, which have none. */
function Chart({ encounterId }: { encounterId: number }) {
  const { rows } = useTopic(medicationChart, { encounterId });
  if (rows.length === 0) return null;
  return (
    <Suspense>
      <MedicationChart encounterId={encounterId} />
    </Suspense>
  );
}

/** The actions on the visit; after an admission the stay belongs to the same episode and the same bill. */
function Actions({ visit, form }: { visit: EmergencyRow; form: EmergencyForm | null }) {
  const can = useCan();
  const offers = useOffers();
  const navigate = useNavigate();
  const [admitting, setAdmitting] = useState(false);
  const mayAdmit = offers('inpatient') && can('inpatient.ongoing:admit');
  const { personId: id, patientName: name, recordNumber, payer, encounterId } = visit;
  return (
    <>
      <EmergencyActions
        visit={visit}
        first={form}
        onAdmit={mayAdmit ? () => setAdmitting(true) : undefined}
        papers={
          <Suspense>
            <EmergencyPrints visit={visit} />
          </Suspense>
        }
      />
      {admitting && (
        <Suspense>
          <AdmitDialog
            patient={{ id, name, recordNumber, payer }}
            fromEncounterId={encounterId}
            onClose={() => setAdmitting(false)}
            onAdmitted={stay => void navigate({ to: '/manage/inpatient/$id', params: { id: stay } })}
          />
        </Suspense>
      )}
    </>
  );
}
