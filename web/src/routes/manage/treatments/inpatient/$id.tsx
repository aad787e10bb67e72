import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { TreatmentOrderPage } from '../-order-page';

export const Route = createFileRoute('/manage/treatments/inpatient/$id')({
  params: numeric('id'),
  loader: textsFor('treatment', 'patient'),
  component: InpatientOrder,
});

/** SPEC 2: one treatment that was asked for. */
function InpatientOrder() {
  return <TreatmentOrderPage setting="inpatient" id={Route.useParams().id} />;
}
