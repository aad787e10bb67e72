import { orderImages, type ImagingStudyRow } from '@alur/contracts/imaging/rows';
import { Link } from '@tanstack/react-router';
import { Ban, Images, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate, formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { EmptyState, LineSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import type { OrderOfImages } from './order-of-images';

const ReassignDialog = lazy(() => import('./reassign-dialog'));
const UploadDialog = lazy(() => import('./upload-dialog'));

/** The page of an order on which the panel stands. */
type Place = 'detail' | 'history';

interface StudyPanelProps {
  order: OrderOfImages;
  place?: Place;
}

/** The images of one line of an order, live, with what sends more of them. */
export function StudyPanel({ order, place = 'detail' }: StudyPanelProps) {
  const { t } = useTranslation('imaging');
  const can = useCan();
  const { rows, loading } = useTopic(orderImages, { orderId: order.orderId });
  const [isSending, setSending] = useState(false);
  const mine = rows.filter(
    ({ line, status }) => line === order.line && (status === 'received' || can('radiology.images:remove')),
  );
  return (
    <Card
      title={t('title')}
      bodyClassName="p-0"
      actions={
        can('radiology.images:upload') && (
          <Button size="sm" onClick={() => setSending(true)}>
            <Upload aria-hidden />
            {t('upload')}
          </Button>
        )
      }
    >
      {loading ? (
        <LineSkeleton className="px-4 py-3" />
      ) : mine.length === 0 ? (
        <EmptyState icon={Images} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {mine
            .toSorted((one, other) => other.id - one.id)
            .map(study => (
              <StudyLine key={study.id} {...{ study, place }} />
            ))}
        </ul>
      )}
      <Suspense>{isSending && <UploadDialog order={order} onClose={() => setSending(false)} />}</Suspense>
    </Card>
  );
}

function StudyLine({ study, place }: { study: ImagingStudyRow; place: Place }) {
  const { t } = useTranslation('imaging');
  const can = useCan();
  const [isMoving, setMoving] = useState(false);
  const mayMove = study.status === 'received' && can('radiology.images:reassign');
  const { modality, description, studyDate, series, instances, receivedAt, receivedBy } = study;
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 px-4 py-2">
      <Images aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {joined(modality, description && orErased(description), studyDate && formatDate(studyDate))}
        </span>
        <span className="tabular block text-xs text-muted-foreground">
          {joined(
            t('seriesCount', { count: series.length }),
            t('images', { count: instances }),
            t('receivedBy', { at: formatDateTime(receivedAt), by: receivedBy }),
          )}
        </span>
        {study.confirmed.length > 0 && <span className="block text-xs text-warning-text">{t('wasDifferent')}</span>}
      </span>
      {study.status === 'removed' && (
        <StatusChip tone="neutral" icon={Ban}>
          {t('removed')}
        </StatusChip>
      )}
      {mayMove && (
        <Button size="sm" variant="ghost" onClick={() => setMoving(true)}>
          {t('reassign')}
        </Button>
      )}
      <Suspense>{isMoving && <ReassignDialog study={study} onClose={() => setMoving(false)} />}</Suspense>
      <Button size="sm" asChild>
        <Link to={`/manage/radiology/${place}/$id/study/$examid`} params={{ id: study.orderId, examid: study.id }}>
          {t('open')}
        </Link>
      </Button>
    </li>
  );
}
