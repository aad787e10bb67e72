import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { VisitPanels } from '../outpatient/-visit-panels';
import { EmergencyPage } from './-emergency-page';

export const Route = createFileRoute('/manage/emergency/$id_/medical-record/')({
  params: numeric('id'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record'),
  component: MedicalRecord,
});

const VisitNotes = lazy(async () => ({ default: (await import('@/features/record/progress/visit-notes')).VisitNotes }));

/** The visit's forms and progress notes, and new ones. */
function MedicalRecord() {
  const { id: encounterId } = Route.useParams();
  return (
    <EmergencyPage encounterId={encounterId}>
      {record => (
        <div className="grid items-start gap-3 lg:grid-cols-2">
          <VisitNotes encounterId={encounterId} isOpen={record.status === 'ongoing' || record.status === 'queue'} />
          <VisitPanels visit={record} />
        </div>
      )}
    </EmergencyPage>
  );
}
