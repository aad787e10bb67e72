import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { ResultVersions } from '@/features/laboratory/result-versions';
import { textsFor } from '@/i18n/i18n';
import { OrderPage } from '../-order-page';

export const Route = createFileRoute('/manage/laboratorium/examination/$id_/history')({
  params: numeric('id'),
  loader: textsFor('laboratory'),
  component: HistoryPage,
});

function HistoryPage() {
  return <OrderPage id={Route.useParams().id}>{order => <ResultVersions order={order} />}</OrderPage>;
}
