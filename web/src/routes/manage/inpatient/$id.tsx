import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { numeric } from '@/app/params';
import { oneOf, search } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { ObservationPage } from '../-observation-page';
import { StayPage } from './-stay-page';

export const Route = createFileRoute('/manage/inpatient/$id')({
  params: numeric('id'),
  validateSearch: search({ view: oneOf('chart') }),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record', 'medication'),
  component: Stay,
});

function Stay() {
  const { id } = Route.useParams();
  const { view } = Route.useSearch();
  if (view !== 'chart') return <StayPage encounterId={id} />;
  return (
    <StayPage encounterId={id}>
      {record => (
        <Suspense>
          <ObservationPage of={record} />
        </Suspense>
      )}
    </StayPage>
  );
}
