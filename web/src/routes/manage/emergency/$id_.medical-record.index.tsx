import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { numeric } from '@/app/params';
import { useCan } from '@/access/use-can';
import { textsFor } from '@/i18n/i18n';
import { loadVisitPanels, VisitPanels } from '../outpatient/-visit-panels';
import { EmergencyPage } from './-emergency-page';

export const Route = createFileRoute('/manage/emergency/$id_/medical-record/')({
  params: numeric('id'),
  loader: () => Promise.all([textsFor('emergency', 'stay', 'consultation', 'patient', 'record')(), loadVisitPanels()]),
  component: MedicalRecord,
});

const WriteNote = lazy(async () => ({ default: (await import('@/features/record/progress/write-note')).WriteNote }));
const ProgressNotes = lazy(async () => ({
  default: (await import('@/features/record/progress/progress-notes')).ProgressNotes,
}));

/** The visit's forms and progress notes, and new ones. */
function MedicalRecord() {
  const { id: encounterId } = Route.useParams();
  const can = useCan();
  return (
    <EmergencyPage encounterId={encounterId}>
      {record => (
        <div className="grid items-start gap-3 lg:grid-cols-2">
          {(record.status === 'ongoing' || record.status === 'queue') && can('outpatient.form:sign') && (
            <WriteNote encounterId={encounterId} />
          )}
          <ProgressNotes encounterId={encounterId} />
          <VisitPanels visit={record} />
        </div>
      )}
    </EmergencyPage>
  );
}
