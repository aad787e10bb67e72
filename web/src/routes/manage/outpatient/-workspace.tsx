import type { MethodAt } from '@alur/contracts/access';
import { takesOrders, type VisitRecordRow } from '@alur/contracts/consultation/rows';
import { Supply } from '@alur/contracts/prescription/lines';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Diagnoses } from '@/features/consultation/diagnoses';
import { EarlierVisits } from '@/features/consultation/earlier-visits';
import { Prescriptions } from '@/features/consultation/prescribing/prescriptions';
import type { SupplyWay } from '@/features/consultation/prescribing/use-prescription-form';
import { Treatments } from '@/features/consultation/treatments';
import { PatientLine } from '@/features/patient/patient-banner';
import { useAllergies, usePatient } from '@/features/patient/patient-queries';
import { newestVitals } from '@/features/record/newest-vitals';
import { SoapForm } from '@/features/record/soap-form';
import { SoapView } from '@/features/record/soap-view';
import { VitalsSummary } from '@/features/record/vitals-summary';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RecordPanes } from '@/ui/record-page';
import { VisitPanels } from './-visit-panels';

// Loaded lazily, because most doctors only read what the nurse has measured.
const VitalsForm = lazy(async () => ({ default: (await import('@/features/record/vitals-form')).VitalsForm }));

/** The ways of supply in the emergency department: by the pharmacy, or at once off its own shelf (DOMAIN 1.2). */
const urgentWays: readonly SupplyWay[] = ['dispensed', 'ward_stock'];

interface WorkspaceProps {
  record: VisitRecordRow;
  above?: ReactNode;
  /** Drawn above the orders: what is given in the ward. */
  chart?: ReactNode;
  isStay?: boolean;
  urgent?: boolean;
}

/** Why the visit takes no text or no order: in words, empty where only the right is missing, null where it takes them. */
function useBlocked({ status, concluded }: VisitRecordRow) {
  const { t } = useTranslation('consultation');
  const can = useCan();
  const closed = status === 'ongoing' ? null : t(status === 'queue' ? 'visit.notStarted' : 'visit.done');
  const blockedFor = (method: MethodAt<'outpatient.ongoing'>) =>
    closed ?? (can(`outpatient.ongoing:${method}`) ? null : '');
  const ordersBlocked = (method: 'order' | 'prescribe') =>
    closed ?? (concluded ? t('visit.concluded') : blockedFor(method));
  return { blockedFor, ordersBlocked };
}

/**
 * The record of a visit and its orders; `above` is drawn over the vital signs, which in an `urgent` visit are taken
 * before a doctor comes.
 */
export function Workspace({ record, above, chart, isStay = false, urgent = false }: WorkspaceProps) {
  const { t } = useTranslation(['consultation', 'record', 'enums']);
  const can = useCan();
  const allergies = useAllergies(record.patientId);
  const vitals = newestVitals(record.vitals);
  const { blockedFor, ordersBlocked } = useBlocked(record);
  const id = record.encounterId;
  const writes = blockedFor('record') === null;
  const note = record.notes.at(-1);
  return (
    <RecordPanes
      first={isStay && !writes ? 'orders' : 'work'}
      history={
        can('outpatient.medical-history:view')
          ? {
              key: 'history',
              label: t('consultation:history.last'),
              share: 5,
              else: 'summary',
              content: (
                <EarlierVisits
                  patientId={record.patientId}
                  encounterId={id}
                  note={row => row.notes.at(-1) && <SoapView note={row.notes.at(-1)!} />}
                />
              ),
            }
          : null
      }
      panes={[
        {
          key: 'summary',
          label: t('consultation:pane.left'),
          share: 5,
          content: (
            <>
              {above}
              <Signs
                record={record}
                writes={
                  writes ||
                  ((closed === null || (urgent && record.status === 'queue')) && can('outpatient.queue:vitals'))
                }
              />
            </>
          ),
        },
        {
          key: 'work',
          label: t('consultation:pane.middle'),
          share: 8,
          content: (
            <>
              <Card title={t('record:soap.title')}>
                {writes ? (
                  <SoapForm
                    encounterId={id}
                    notes={record.notes}
                    complaint={vitals?.entry.complaint ?? ''}
                    blocked={null}
                  />
                ) : note ? (
                  <SoapView note={note} />
                ) : (
                  <p className="text-muted-foreground">{t('consultation:record.noNote')}</p>
                )}
              </Card>
              <Diagnoses encounterId={id} entries={record.diagnoses} blocked={blockedFor('record')} />
            </>
          ),
        },
        {
          key: 'orders',
          label: t('consultation:pane.right'),
          share: 7,
          content: (
            <>
              {chart}
              <Orders
                record={record}
                allergies={allergies}
                weight={vitals?.entry.weight}
                supplies={isStay ? Supply.options : urgent ? urgentWays : undefined}
                blockedFor={ordersBlocked}
              />
              <VisitPanels visit={record} isStay={isStay} />
            </>
          ),
        },
      ]}
    />
  );
}

/** Treatments and prescriptions. */
function Orders({
  record,
  allergies,
  weight,
  supplies,
  blockedFor,
}: {
  record: VisitRecordRow;
  allergies: ReturnType<typeof useAllergies>;
  weight: number | null | undefined;
  supplies: readonly SupplyWay[] | undefined;
  blockedFor: (method: 'order' | 'prescribe') => string | null;
}) {
  const { t } = useTranslation('enums');
  const { encounterId, patientId, treatments, payer } = record;
  return (
    <>
      <Treatments visit={record} entries={treatments} blocked={blockedFor('order')} />
      <Prescriptions
        encounterId={encounterId}
        patient={<PatientLine id={patientId} weight={weight} payer={t(`payer.${payer}`)} />}
        allergies={allergies}
        blocked={blockedFor('prescribe')}
        verbal={supplies !== undefined && takesOrders(record)}
        supplies={supplies}
      />
    </>
  );
}

/** The vital signs, and the form for those who measure them here. */
function Signs({ record, writes }: { record: VisitRecordRow; writes: boolean }) {
  const { t } = useTranslation('record');
  const { data: patient } = usePatient(record.patientId);
  const [measuring, setMeasuring] = useState(false);
  const vitals = newestVitals(record.vitals);
  return (
    <Card
      title={t('vitals.title')}
      actions={
        writes &&
        !measuring && (
          <Button size="sm" onClick={() => setMeasuring(true)}>
            {t(vitals ? 'vitals.again' : 'vitals.take')}
          </Button>
        )
      }
    >
      {measuring ? (
        <Suspense>
          <VitalsForm
            compact
            encounterId={record.encounterId}
            complaint={vitals?.entry.complaint ?? ''}
            onSaved={() => setMeasuring(false)}
            onCancel={() => setMeasuring(false)}
          />
        </Suspense>
      ) : vitals ? (
        <VitalsSummary {...vitals} birthDate={patient?.birthDate} />
      ) : (
        <p className="text-muted-foreground">{t('vitals.none')}</p>
      )}
    </Card>
  );
}
