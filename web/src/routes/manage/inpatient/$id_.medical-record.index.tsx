import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from './-stay-page';

const StayRecord = lazy(async () => ({ default: (await import('@/features/record/stay-record')).StayRecord }));

export const Route = createFileRoute('/manage/inpatient/$id_/medical-record/')({
  params: numeric('id'),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record'),
  component: MedicalRecord,
});

/** SPEC 2, `inpatient/{id}/medical-record`: all forms and progress notes of a stay. */
function MedicalRecord() {
  return (
    <StayPage encounterId={Route.useParams().id}>
      {record => (
        <Suspense>
          <StayRecord visit={record} />
        </Suspense>
      )}
    </StayPage>
  );
}
