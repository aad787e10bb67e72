import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from '../inpatient/-stay-page';
import { ObservationPage } from '../-observation-page';
import { loadVisitPanels } from '../outpatient/-visit-panels';

export const Route = createFileRoute('/manage/icu/$id')({
  params: numeric('id'),
  loader: () => Promise.all([textsFor('stay', 'bed', 'consultation', 'patient', 'record')(), loadVisitPanels()]),
  component: IcuStay,
});

/** SPEC 1, `icu/{id}`: a stay's hourly sheet, twenty-four hours on one screen. */
function IcuStay() {
  return (
    <StayPage encounterId={Route.useParams().id}>
      {record => (
        <Suspense>
          <ObservationPage of={record} isIntensive />
        </Suspense>
      )}
    </StayPage>
  );
}
