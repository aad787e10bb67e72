import { removeStudy } from '@alur/contracts/imaging/commands';
import { orderImages, type ImagingStudyRow, type SeriesImages } from '@alur/contracts/imaging/rows';
import { useQuery } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/http';
import { useReasonCommand } from '@/api/reason-dialog';
import { NotFoundScreen } from '@/app/error-screen';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PageHead, type Back } from '@/ui/page-head';
import { ErrorState, Skeleton } from '@/ui/states';

const UploadDialog = lazy(() => import('./upload-dialog'));
const Viewer = lazy(() => import('./viewer/viewer'));

/** The images of a study, fetched anew when some have come. */
const useSeries = (study: ImagingStudyRow | undefined) =>
  useQuery({
    queryKey: ['imaging-study', currentMerchant(), study?.id, study?.instances],
    queryFn: async ({ signal }) =>
      (await call<SeriesImages[]>('GET', `/v2/imaging/${study?.id}/images`, { signal })).data,
    enabled: study !== undefined,
    placeholderData: before => before,
    staleTime: Infinity,
    gcTime: 0,
  });

/** One study of an order, to be looked through (SPEC 2: `radiology/detail/{id}/study/{examid}`). */
export function StudyPage({ orderId, studyId, back }: { orderId: number; studyId: number; back?: Back }) {
  const { t } = useTranslation('imaging');
  const can = useCan();
  useAccessScope('radiology', 'images');
  const topic = useTopic(orderImages, { orderId });
  const study = topic.rows.find(({ id }) => id === studyId);
  const isHidden = study?.status === 'removed' && !can('radiology.images:remove');
  const series = useSeries(isHidden ? undefined : study);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && (!study || isHidden)) return <NotFoundScreen />;
  return (
    <div className="fills flex flex-col gap-3">
      <PageHead
        title={study ? orErased(study.patientName) : t('title')}
        place={t('title')}
        {...(back && { back })}
        meta={
          study && (
            <span className="tabular">
              {joined(
                orErased(study.recordNumber),
                study.modality,
                study.description && orErased(study.description),
                study.studyDate && formatDate(study.studyDate),
                t('accession', { number: study.accessionNumber }),
              )}
            </span>
          )
        }
        actions={
          <>
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {study?.status === 'received' && (
              <>
                {can('radiology.images:upload') && <UploadButton study={study} />}
                {can('radiology.images:remove') && <RemoveButton study={study} />}
              </>
            )}
          </>
        }
      />
      {study?.status === 'removed' && (
        <p role="status" className="rounded-md bg-danger-soft px-3 py-2 text-danger-text">
          {t('removedBecause', { reason: orErased(study.removeReason ?? '') })}
        </p>
      )}
      {series.error ? (
        <ErrorState error={series.error} onRetry={() => void series.refetch()} />
      ) : study && series.data ? (
        <Suspense fallback={<Skeleton className="fills" />}>
          <Viewer study={study} series={series.data} />
        </Suspense>
      ) : (
        <Skeleton className="fills" />
      )}
    </div>
  );
}

/** Sends more images of the same line of the order. */
function UploadButton({ study }: { study: ImagingStudyRow }) {
  const { t } = useTranslation('imaging');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload aria-hidden />
        {t('upload')}
      </Button>
      <Suspense>{isOpen && <UploadDialog order={study} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function RemoveButton({ study }: { study: ImagingStudyRow }) {
  const { t } = useTranslation('imaging');
  const removal = useReasonCommand(study.id, {
    command: removeStudy,
    title: t('removeTitle'),
    description: t('removeText'),
    confirmLabel: t('remove'),
    success: t('removeDone'),
    danger: true,
  });
  return (
    <>
      <Button onClick={removal.ask}>
        <Trash2 aria-hidden />
        {t('remove')}
      </Button>
      {removal.dialog}
    </>
  );
}
