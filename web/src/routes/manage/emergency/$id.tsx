import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { numeric } from '@/app/params';
import { oneOf, search } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { ObservationPage } from '../-observation-page';
import { EmergencyPage } from './-emergency-page';

export const Route = createFileRoute('/manage/emergency/$id')({
  params: numeric('id'),
  validateSearch: search({ view: oneOf('chart') }),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record'),
  component: Visit,
});

function Visit() {
  const { id } = Route.useParams();
  const { view } = Route.useSearch();
  if (view !== 'chart') return <EmergencyPage encounterId={id} />;
  return (
    <EmergencyPage encounterId={id}>
      {record => (
        <Suspense>
          <ObservationPage of={record} />
        </Suspense>
      )}
    </EmergencyPage>
  );
}
